import { ErrorState } from '#app/components/error-state.tsx'
import { Skeleton } from '#app/components/ui/skeleton.tsx'
import type { ContentFailure } from '#domain/content/content-error.ts'

/** As many as a page of cards holds (CON-06). */
const CARDS = 6

export function OutlineLoading() {
  return (
    <div aria-busy>
      <p role="status" className="sr-only">
        Loading the course
      </p>
      <div className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
        {Array.from({ length: CARDS }, (_, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: blanks, never reordered
          <Skeleton key={index} className="h-64 rounded-xl" />
        ))}
      </div>
    </div>
  )
}

/** CRS-14, and below it what the student can do. */
export function OutlineFailed({ failure, onRetry }: { failure: ContentFailure; onRetry: () => void }) {
  return (
    <ErrorState
      title="Failed to load course outline"
      message={
        <>
          <p>No course outline found</p>
          <p className="mt-1 text-muted-foreground">{failure.message}</p>
        </>
      }
      onRetry={onRetry}
    />
  )
}

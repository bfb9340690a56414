import { type ErrorComponentProps, Link, useRouter } from '@tanstack/react-router'
import { ErrorState } from '#app/components/error-state.tsx'
import { buttonVariants } from '#app/components/ui/button-variants.ts'

/** What stands in place of a page that broke. The details go to the console, not to the student. */
export function ErrorPage({ reset }: ErrorComponentProps) {
  const router = useRouter()
  function retry() {
    reset()
    void router.invalidate()
  }
  return (
    <div className="mx-auto max-w-2xl px-4 py-16">
      <h1 className="sr-only">Something went wrong</h1>
      <ErrorState
        title="Something went wrong on this page"
        message="That one is on us. Your answers, cards and progress are saved on this device and are not affected."
        onRetry={retry}
        action={
          <>
            <Link to="/courses" className={buttonVariants({ variant: 'outline' })}>
              All courses
            </Link>
            <Link to="/" className={buttonVariants({ variant: 'outline' })}>
              Home
            </Link>
          </>
        }
      />
    </div>
  )
}

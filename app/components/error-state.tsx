import { clsx } from 'clsx'
import { RotateCw } from 'lucide-react'
import type { ReactNode } from 'react'
import { buttonVariants } from './ui/button-variants.ts'

type ErrorStateProps = {
  title: ReactNode
  message: ReactNode
  /** Shows "Try again". */
  onRetry?: (() => void) | undefined
  /** Other ways on, such as a back link. */
  action?: ReactNode
  className?: string
}

/** What happened, and the way on. Announced when it appears. Part of every first load, so without tailwind-merge. */
export function ErrorState({ title, message, onRetry, action, className }: ErrorStateProps) {
  return (
    <div
      data-slot="error-state"
      role="alert"
      className={clsx(
        'flex flex-col items-center gap-3 rounded-xl border border-error/30 bg-error-surface px-6 py-10 text-center',
        className,
      )}
    >
      <BrokenPencil />
      {/* a div, because a page may give its heading */}
      <div className="font-semibold text-lg">{title}</div>
      <div className="max-w-md">{message}</div>
      {(onRetry || action) && (
        <div className="mt-2 flex flex-wrap justify-center gap-2">
          {onRetry && (
            <button type="button" data-slot="button" onClick={onRetry} className={buttonVariants()}>
              <RotateCw aria-hidden />
              Try again
            </button>
          )}
          {action}
        </div>
      )}
    </div>
  )
}

function BrokenPencil() {
  return (
    <svg
      viewBox="0 0 96 40"
      aria-hidden
      className="h-10 w-24 text-error"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
    >
      <path d="M6 28 38 18l5 6-4 3 3 6-31 3z" strokeLinejoin="round" className="fill-card" />
      <path d="m6 28 5 8M16 25l4 9" />
      <path d="m52 13 27-8 5 9-27 10-3-4 3-3z" strokeLinejoin="round" className="fill-card" />
      <path d="m79 5 9 2-4 7" strokeLinejoin="round" />
      <path d="m45 9 2 4M50 30l3 4M43 36v3" strokeLinecap="round" opacity=".6" />
    </svg>
  )
}

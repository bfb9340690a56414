import type { ReactNode } from 'react'
import { cn } from './cn.ts'

type EmptyStateProps = {
  title: ReactNode
  /** What to do next, in a sentence. */
  children?: ReactNode
  /** The way on: a button or a link. */
  action?: ReactNode
  drawing?: ReactNode
  className?: string
}

/** Nothing here yet: says what belongs here and how it gets here. */
export function EmptyState({ title, children, action, drawing, className }: EmptyStateProps) {
  return (
    <div
      data-slot="empty-state"
      className={cn(
        'flex flex-col items-center gap-3 rounded-xl border border-dashed px-6 py-10 text-center',
        className,
      )}
    >
      {drawing ?? <BlankPage />}
      <p className="font-semibold text-lg">{title}</p>
      {children && <div className="max-w-md text-muted-foreground">{children}</div>}
      {action && <div className="mt-2 flex flex-wrap justify-center gap-2">{action}</div>}
    </div>
  )
}

/** A notebook page with the pen laid across it. */
function BlankPage() {
  return (
    <svg viewBox="0 0 96 72" aria-hidden className="h-18 w-24 text-muted-foreground" fill="none" stroke="currentColor">
      <path d="M22 8h44a4 4 0 0 1 4 4v52a4 4 0 0 1-4 4H22z" strokeWidth="2" />
      <path d="M30 8v60" className="text-error" stroke="currentColor" opacity=".5" />
      <path d="M36 22h26M36 32h26M36 42h18" opacity=".5" strokeLinecap="round" />
      <path d="m46 58 30-30 7 7-30 30-9 2z" className="fill-card text-theme" strokeWidth="2" strokeLinejoin="round" />
    </svg>
  )
}

import { type ReactNode, useId } from 'react'
import { cn } from './cn.ts'
import { Progress } from './ui/progress.tsx'

type ProgressBarProps = {
  label: ReactNode
  value: number
  max?: number
  /** What stands at the right, "3 of 8"; default the percentage, rounded. */
  amount?: ReactNode
  className?: string
  indicatorClassName?: string
}

/** A bar with its name above it and the amount in words. */
export function ProgressBar({ label, value, max = 100, amount, className, indicatorClassName }: ProgressBarProps) {
  const id = useId()
  const percent = max > 0 ? Math.round((value / max) * 100) : 0
  return (
    <div data-slot="progress-bar" className={cn('flex flex-col gap-1.5', className)}>
      <div className="flex items-baseline justify-between gap-4 text-sm">
        <span id={id} className="min-w-0">
          {label}
        </span>
        <span className="figures shrink-0 text-muted-foreground">{amount ?? `${percent}%`}</span>
      </div>
      <Progress
        aria-labelledby={id}
        value={value}
        max={max}
        {...(indicatorClassName === undefined ? {} : { indicatorClassName })}
      />
    </div>
  )
}

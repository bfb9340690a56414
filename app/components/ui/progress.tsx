import type { ComponentProps } from 'react'
import { cn } from '../cn.ts'

type ProgressProps = Omit<ComponentProps<'div'>, 'children'> & {
  /** 0 to `max`; anything outside is clamped. */
  value: number
  max?: number
  /** What is measured; required, a bar without a name says nothing to a screen reader. */
  'aria-label'?: string
  'aria-labelledby'?: string
  indicatorClassName?: string
}

export function Progress({ className, indicatorClassName, value, max = 100, ...props }: ProgressProps) {
  const share = max > 0 ? Math.min(1, Math.max(0, value / max)) : 0
  return (
    <div
      data-slot="progress"
      role="progressbar"
      aria-valuemin={0}
      aria-valuemax={max}
      aria-valuenow={Math.min(max, Math.max(0, value))}
      className={cn('h-2 w-full overflow-hidden rounded-full bg-secondary', className)}
      {...props}
    >
      <div
        data-slot="progress-indicator"
        className={cn('h-full rounded-full bg-theme transition-[width] duration-500', indicatorClassName)}
        style={{ width: `${share * 100}%` }}
      />
    </div>
  )
}

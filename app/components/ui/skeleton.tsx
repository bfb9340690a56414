import type { ComponentProps } from 'react'
import { cn } from '../cn.ts'

/** The shape of what comes; still, and silent to screen readers. Its container says aria-busy. */
export function Skeleton({ className, ...props }: ComponentProps<'div'>) {
  return <div data-slot="skeleton" aria-hidden className={cn('rounded-md bg-secondary', className)} {...props} />
}

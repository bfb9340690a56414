import type { ComponentProps } from 'react'
import { cn } from '../cn.ts'

// 16 px text: below that, phones zoom the page when the field is focused
export const inputClass =
  'touch-target h-10 w-full min-w-0 rounded-md border border-input bg-card px-3 py-2 text-base text-foreground placeholder:text-muted-foreground focus-visible:outline-offset-0 disabled:cursor-not-allowed disabled:opacity-55 aria-invalid:border-error aria-invalid:outline-error'

export function Input({ className, type = 'text', ...props }: ComponentProps<'input'>) {
  return <input data-slot="input" type={type} className={cn(inputClass, className)} {...props} />
}

import type { ComponentProps } from 'react'
import { cn } from '../cn.ts'

export function Label({ className, ...props }: ComponentProps<'label'>) {
  return (
    // biome-ignore lint/a11y/noLabelWithoutControl: whoever uses it gives htmlFor or wraps the control
    <label
      data-slot="label"
      className={cn('flex select-none items-center gap-2 font-medium text-sm', className)}
      {...props}
    />
  )
}

import type { ComponentProps } from 'react'
import { cn } from '../cn.ts'
import { inputClass } from './input.tsx'

/** Grows with its text where the browser can (field-sizing), up to the height the page gives it. */
export function Textarea({ className, ...props }: ComponentProps<'textarea'>) {
  return (
    <textarea
      data-slot="textarea"
      className={cn(inputClass, 'field-sizing-content h-auto min-h-20 leading-normal', className)}
      {...props}
    />
  )
}

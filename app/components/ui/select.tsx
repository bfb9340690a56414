import { ChevronDown } from 'lucide-react'
import type { ComponentProps } from 'react'
import { cn } from '../cn.ts'
import { inputClass } from './input.tsx'

/** The browser's own select: on a phone it opens the system's picker, everywhere it knows the keyboard. */
export function Select({ className, children, ...props }: ComponentProps<'select'>) {
  return (
    <span data-slot="select" className={cn('relative inline-flex w-full', className)}>
      <select className={cn(inputClass, 'appearance-none truncate pe-9')} {...props}>
        {children}
      </select>
      <ChevronDown
        aria-hidden
        className="pointer-events-none absolute end-3 top-1/2 size-4 -translate-y-1/2 text-muted-foreground"
      />
    </span>
  )
}

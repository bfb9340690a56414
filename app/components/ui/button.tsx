import type { ComponentProps } from 'react'
import { cn } from '../cn.ts'
import { type ButtonVariants, buttonVariants } from './button-variants.ts'

type ButtonProps = ComponentProps<'button'> & ButtonVariants

/** A link that looks like one takes `buttonVariants`. */
export function Button({ className, variant, size, type = 'button', ...props }: ButtonProps) {
  return (
    <button data-slot="button" type={type} className={cn(buttonVariants({ variant, size }), className)} {...props} />
  )
}

import { Slot } from 'radix-ui'
import type { ComponentProps } from 'react'
import { cn } from '../cn.ts'
import { type ButtonVariants, buttonVariants } from './button-variants.ts'

type ButtonProps = ComponentProps<'button'> & ButtonVariants & { asChild?: boolean }

/** `asChild` gives the look to the one child instead, such as a router Link. */
export function Button({ className, variant, size, asChild = false, type, ...props }: ButtonProps) {
  const Tag = asChild ? Slot.Root : 'button'
  return (
    <Tag
      data-slot="button"
      type={asChild ? type : (type ?? 'button')}
      className={cn(buttonVariants({ variant, size }), className)}
      {...props}
    />
  )
}

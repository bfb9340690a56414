import { Toggle as Primitive } from 'radix-ui'
import type { ComponentProps } from 'react'
import { cn } from '../cn.ts'
import { type ToggleVariants, toggleVariants } from './toggle-variants.ts'

export function Toggle({ className, variant, size, ...props }: ComponentProps<typeof Primitive.Root> & ToggleVariants) {
  return <Primitive.Root data-slot="toggle" className={cn(toggleVariants({ variant, size }), className)} {...props} />
}

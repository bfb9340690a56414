import { ToggleGroup as Primitive } from 'radix-ui'
import type { ComponentProps } from 'react'
import { cn } from '../cn.ts'
import { type ToggleVariants, toggleVariants } from './toggle-variants.ts'

export function ToggleGroup({ className, ...props }: ComponentProps<typeof Primitive.Root>) {
  return (
    <Primitive.Root data-slot="toggle-group" className={cn('flex w-fit flex-wrap gap-1.5', className)} {...props} />
  )
}

type ItemProps = ComponentProps<typeof Primitive.Item> & ToggleVariants

export function ToggleGroupItem({ className, variant = 'outline', size, ...props }: ItemProps) {
  return (
    <Primitive.Item
      data-slot="toggle-group-item"
      className={cn(toggleVariants({ variant, size }), className)}
      {...props}
    />
  )
}

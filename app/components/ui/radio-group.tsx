import { RadioGroup as Primitive } from 'radix-ui'
import type { ComponentProps } from 'react'
import { cn } from '../cn.ts'

export function RadioGroup({ className, ...props }: ComponentProps<typeof Primitive.Root>) {
  return <Primitive.Root data-slot="radio-group" className={cn('grid gap-3', className)} {...props} />
}

export function RadioGroupItem({ className, ...props }: ComponentProps<typeof Primitive.Item>) {
  return (
    <Primitive.Item
      data-slot="radio-group-item"
      className={cn(
        'grid size-5 shrink-0 place-items-center rounded-full border border-input bg-card disabled:cursor-not-allowed disabled:opacity-55 aria-invalid:border-error data-[state=checked]:border-primary',
        className,
      )}
      {...props}
    >
      <Primitive.Indicator className="size-2.5 rounded-full bg-primary" />
    </Primitive.Item>
  )
}

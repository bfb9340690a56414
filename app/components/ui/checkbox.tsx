import { Check } from 'lucide-react'
import { Checkbox as Primitive } from 'radix-ui'
import type { ComponentProps } from 'react'
import { cn } from '../cn.ts'

/** Give it a Label with htmlFor: the label is part of what a finger can hit. */
export function Checkbox({ className, ...props }: ComponentProps<typeof Primitive.Root>) {
  return (
    <Primitive.Root
      data-slot="checkbox"
      className={cn(
        'grid size-5 shrink-0 place-items-center rounded-[5px] border border-input bg-card disabled:cursor-not-allowed disabled:opacity-55 aria-invalid:border-error data-[state=checked]:border-primary data-[state=checked]:bg-primary data-[state=checked]:text-primary-foreground',
        className,
      )}
      {...props}
    >
      <Primitive.Indicator>
        <Check aria-hidden className="size-4" strokeWidth={3} />
      </Primitive.Indicator>
    </Primitive.Root>
  )
}

import { Slider as Primitive } from 'radix-ui'
import type { ComponentProps } from 'react'
import { cn } from '../cn.ts'

type SliderProps = ComponentProps<typeof Primitive.Root> & {
  /** Name of each thumb, in order. */
  labels: string[]
}

export function Slider({ className, labels, ...props }: SliderProps) {
  return (
    <Primitive.Root
      data-slot="slider"
      className={cn(
        'relative flex h-11 w-full touch-none select-none items-center data-[disabled]:opacity-55',
        className,
      )}
      {...props}
    >
      <Primitive.Track className="relative h-1.5 grow overflow-hidden rounded-full bg-secondary">
        <Primitive.Range className="absolute h-full bg-primary" />
      </Primitive.Track>
      {labels.map((label) => (
        <Primitive.Thumb
          key={label}
          aria-label={label}
          className="block size-5 rounded-full border-2 border-primary bg-card"
        />
      ))}
    </Primitive.Root>
  )
}

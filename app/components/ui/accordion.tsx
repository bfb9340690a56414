import { ChevronDown } from 'lucide-react'
import { Accordion as Primitive } from 'radix-ui'
import type { ComponentProps } from 'react'
import { cn } from '../cn.ts'

export function Accordion(props: ComponentProps<typeof Primitive.Root>) {
  return <Primitive.Root data-slot="accordion" {...props} />
}

export function AccordionItem({ className, ...props }: ComponentProps<typeof Primitive.Item>) {
  return <Primitive.Item data-slot="accordion-item" className={cn('border-b last:border-b-0', className)} {...props} />
}

type TriggerProps = ComponentProps<typeof Primitive.Trigger> & { level?: 'h2' | 'h3' | 'h4' }

export function AccordionTrigger({ className, children, level: Heading = 'h3', ...props }: TriggerProps) {
  return (
    <Primitive.Header asChild>
      <Heading className="flex">
        <Primitive.Trigger
          data-slot="accordion-trigger"
          className={cn(
            'touch-target flex flex-1 items-center justify-between gap-4 py-4 text-start font-medium text-base hover:text-primary disabled:opacity-55 [&[data-state=open]>svg]:rotate-180',
            className,
          )}
          {...props}
        >
          {children}
          <ChevronDown aria-hidden className="size-5 shrink-0 text-muted-foreground" />
        </Primitive.Trigger>
      </Heading>
    </Primitive.Header>
  )
}

/** The text is in the page from the start, folded: search, print and a browser without scripts see it. */
export function AccordionContent({ className, children, ...props }: ComponentProps<typeof Primitive.Content>) {
  return (
    <Primitive.Content
      data-slot="accordion-content"
      forceMount
      className="data-[state=closed]:hidden print:data-[state=closed]:block"
      {...props}
    >
      <div className={cn('pb-5', className)}>{children}</div>
    </Primitive.Content>
  )
}

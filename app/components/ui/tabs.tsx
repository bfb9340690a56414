import { Tabs as Primitive } from 'radix-ui'
import type { ComponentProps } from 'react'
import { cn } from '../cn.ts'

export function Tabs({ className, ...props }: ComponentProps<typeof Primitive.Root>) {
  return <Primitive.Root data-slot="tabs" className={cn('flex flex-col gap-6', className)} {...props} />
}

/** Dividers of a binder. On a narrow screen the row scrolls sideways, so every label stays whole. */
export function TabsList({ className, ...props }: ComponentProps<typeof Primitive.List>) {
  return (
    <Primitive.List
      data-slot="tabs-list"
      className={cn('flex gap-1 overflow-x-auto border-b [scrollbar-width:none] print:hidden', className)}
      {...props}
    />
  )
}

export function TabsTrigger({ className, ...props }: ComponentProps<typeof Primitive.Trigger>) {
  return (
    <Primitive.Trigger
      data-slot="tabs-trigger"
      className={cn(
        '-mb-px touch-target inline-flex h-11 shrink-0 items-center gap-2 whitespace-nowrap rounded-t-md border-transparent border-b-[3px] px-3.5 font-medium text-muted-foreground text-sm hover:text-foreground focus-visible:outline-offset-[-3px] disabled:pointer-events-none disabled:opacity-55 data-[state=active]:border-theme data-[state=active]:text-foreground [&_svg]:size-4',
        className,
      )}
      {...props}
    />
  )
}

export function TabsContent({ className, ...props }: ComponentProps<typeof Primitive.Content>) {
  return <Primitive.Content data-slot="tabs-content" className={cn('outline-offset-4', className)} {...props} />
}

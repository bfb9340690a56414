import { X } from 'lucide-react'
import { Dialog as Primitive } from 'radix-ui'
import type { ComponentProps } from 'react'
import { cn } from '../cn.ts'
import { buttonVariants } from './button-variants.ts'
import { overlayClass } from './dialog.tsx'

export function Sheet(props: ComponentProps<typeof Primitive.Root>) {
  return <Primitive.Root {...props} />
}

export function SheetTrigger(props: ComponentProps<typeof Primitive.Trigger>) {
  return <Primitive.Trigger data-slot="sheet-trigger" {...props} />
}

export function SheetClose(props: ComponentProps<typeof Primitive.Close>) {
  return <Primitive.Close data-slot="sheet-close" {...props} />
}

const sideClass = {
  right: 'inset-y-0 right-0 h-dvh w-[min(22rem,88vw)] border-s',
  left: 'inset-y-0 left-0 h-dvh w-[min(22rem,88vw)] border-e',
  bottom: 'inset-x-0 bottom-0 max-h-[85dvh] rounded-t-xl border-t pb-[env(safe-area-inset-bottom)]',
}

type SheetContentProps = ComponentProps<typeof Primitive.Content> & { side?: keyof typeof sideClass }

/** A drawer. Needs a SheetTitle inside; without a description pass `aria-describedby={undefined}`. */
export function SheetContent({ className, children, side = 'right', ...props }: SheetContentProps) {
  return (
    <Primitive.Portal>
      <Primitive.Overlay data-slot="sheet-overlay" className={overlayClass} />
      <Primitive.Content
        data-slot="sheet-content"
        className={cn(
          'fixed z-50 flex flex-col gap-4 overflow-y-auto bg-popover p-5 text-popover-foreground shadow-xl',
          sideClass[side],
          className,
        )}
        {...props}
      >
        {children}
        <Primitive.Close className={cn(buttonVariants({ variant: 'ghost', size: 'icon' }), 'absolute top-3 right-3')}>
          <X aria-hidden />
          <span className="sr-only">Close</span>
        </Primitive.Close>
      </Primitive.Content>
    </Primitive.Portal>
  )
}

export function SheetHeader({ className, ...props }: ComponentProps<'div'>) {
  return <div data-slot="sheet-header" className={cn('flex flex-col gap-1 pe-10', className)} {...props} />
}

export function SheetTitle({ className, ...props }: ComponentProps<typeof Primitive.Title>) {
  return <Primitive.Title data-slot="sheet-title" className={cn('font-semibold text-lg', className)} {...props} />
}

export function SheetDescription({ className, ...props }: ComponentProps<typeof Primitive.Description>) {
  return (
    <Primitive.Description
      data-slot="sheet-description"
      className={cn('text-muted-foreground text-sm', className)}
      {...props}
    />
  )
}

import { X } from 'lucide-react'
import { Dialog as Primitive } from 'radix-ui'
import type { ComponentProps } from 'react'
import { cn } from '../cn.ts'
import { useOpener } from '../use-opener.ts'
import { buttonVariants } from './button-variants.ts'

export function Dialog(props: ComponentProps<typeof Primitive.Root>) {
  return <Primitive.Root {...props} />
}

export function DialogTrigger(props: ComponentProps<typeof Primitive.Trigger>) {
  return <Primitive.Trigger data-slot="dialog-trigger" {...props} />
}

export function DialogClose(props: ComponentProps<typeof Primitive.Close>) {
  return <Primitive.Close data-slot="dialog-close" {...props} />
}

export const overlayClass = 'fixed inset-0 z-50 bg-black/45'
export const dialogPanelClass =
  'fixed top-1/2 left-1/2 z-50 grid max-h-[calc(100dvh-2rem)] w-[calc(100vw-2rem)] max-w-lg -translate-x-1/2 -translate-y-1/2 gap-4 overflow-y-auto rounded-xl border bg-popover p-6 text-popover-foreground shadow-xl'

/** Gives the focus back to what opened it. Needs a DialogTitle inside; without a DialogDescription pass `aria-describedby={undefined}`. */
export function DialogContent({
  className,
  children,
  hasCross = true,
  ...props
}: ComponentProps<typeof Primitive.Content> & {
  /** false where the dialog's own buttons close it */
  hasCross?: boolean
}) {
  const opener = useOpener()
  return (
    <Primitive.Portal>
      <Primitive.Overlay data-slot="dialog-overlay" className={overlayClass} />
      <Primitive.Content data-slot="dialog-content" className={cn(dialogPanelClass, className)} {...opener} {...props}>
        {children}
        {hasCross && (
          <Primitive.Close
            className={cn(buttonVariants({ variant: 'ghost', size: 'icon' }), 'absolute top-2.5 right-2.5')}
          >
            <X aria-hidden />
            <span className="sr-only">Close</span>
          </Primitive.Close>
        )}
      </Primitive.Content>
    </Primitive.Portal>
  )
}

export function DialogHeader({ className, ...props }: ComponentProps<'div'>) {
  return <div data-slot="dialog-header" className={cn('flex flex-col gap-2 pe-8', className)} {...props} />
}

export function DialogFooter({ className, ...props }: ComponentProps<'div'>) {
  return (
    <div
      data-slot="dialog-footer"
      className={cn('flex flex-col-reverse gap-2 sm:flex-row sm:justify-end', className)}
      {...props}
    />
  )
}

export function DialogTitle({ className, ...props }: ComponentProps<typeof Primitive.Title>) {
  return (
    <Primitive.Title
      data-slot="dialog-title"
      className={cn('font-semibold text-lg leading-snug', className)}
      {...props}
    />
  )
}

export function DialogDescription({ className, ...props }: ComponentProps<typeof Primitive.Description>) {
  return (
    <Primitive.Description
      data-slot="dialog-description"
      className={cn('text-muted-foreground text-sm', className)}
      {...props}
    />
  )
}

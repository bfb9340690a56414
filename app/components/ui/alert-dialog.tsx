import { AlertDialog as Primitive } from 'radix-ui'
import type { ComponentProps } from 'react'
import { cn } from '../cn.ts'
import { useOpener } from '../use-opener.ts'
import { type ButtonVariants, buttonVariants } from './button-variants.ts'
import { dialogPanelClass, overlayClass } from './dialog.tsx'

export function AlertDialog(props: ComponentProps<typeof Primitive.Root>) {
  return <Primitive.Root {...props} />
}

export function AlertDialogTrigger(props: ComponentProps<typeof Primitive.Trigger>) {
  return <Primitive.Trigger data-slot="alert-dialog-trigger" {...props} />
}

/** Gives the focus back to what opened it. */
export function AlertDialogContent({ className, ...props }: ComponentProps<typeof Primitive.Content>) {
  const opener = useOpener()
  return (
    <Primitive.Portal>
      <Primitive.Overlay data-slot="alert-dialog-overlay" className={overlayClass} />
      <Primitive.Content
        data-slot="alert-dialog-content"
        className={cn(dialogPanelClass, className)}
        {...opener}
        {...props}
      />
    </Primitive.Portal>
  )
}

export function AlertDialogHeader({ className, ...props }: ComponentProps<'div'>) {
  return <div data-slot="alert-dialog-header" className={cn('flex flex-col gap-2', className)} {...props} />
}

export function AlertDialogFooter({ className, ...props }: ComponentProps<'div'>) {
  return (
    <div
      data-slot="alert-dialog-footer"
      className={cn('flex flex-col-reverse gap-2 sm:flex-row sm:justify-end', className)}
      {...props}
    />
  )
}

export function AlertDialogTitle({ className, ...props }: ComponentProps<typeof Primitive.Title>) {
  return (
    <Primitive.Title
      data-slot="alert-dialog-title"
      className={cn('font-semibold text-lg leading-snug', className)}
      {...props}
    />
  )
}

export function AlertDialogDescription({ className, ...props }: ComponentProps<typeof Primitive.Description>) {
  return (
    <Primitive.Description
      data-slot="alert-dialog-description"
      className={cn('text-muted-foreground text-sm', className)}
      {...props}
    />
  )
}

type ActionProps = ComponentProps<typeof Primitive.Action> & Pick<ButtonVariants, 'variant'>

/** The way forward. For an act that destroys something pass variant="destructive". */
export function AlertDialogAction({ className, variant, ...props }: ActionProps) {
  return <Primitive.Action data-slot="button" className={cn(buttonVariants({ variant }), className)} {...props} />
}

/** The way back; it has the focus when the dialog opens. */
export function AlertDialogCancel({ className, ...props }: ComponentProps<typeof Primitive.Cancel>) {
  return (
    <Primitive.Cancel data-slot="button" className={cn(buttonVariants({ variant: 'outline' }), className)} {...props} />
  )
}

import { cva, type VariantProps } from 'class-variance-authority'
import { CircleAlert, CircleCheck, Info, TriangleAlert } from 'lucide-react'
import type { ComponentProps } from 'react'
import { cn } from '../cn.ts'

const alertVariants = cva(
  'grid w-full grid-cols-[auto_1fr] items-start gap-x-3 gap-y-1 rounded-lg border px-4 py-3 text-sm [&>svg]:mt-0.5 [&>svg]:size-5',
  {
    variants: {
      variant: {
        info: 'border-info/35 bg-info-surface [&>svg]:text-info',
        success: 'border-success/35 bg-success-surface [&>svg]:text-success',
        warning: 'border-warning/35 bg-warning-surface [&>svg]:text-warning',
        error: 'border-error/35 bg-error-surface [&>svg]:text-error',
      },
    },
    defaultVariants: { variant: 'info' },
  },
)

const icons = { info: Info, success: CircleCheck, warning: TriangleAlert, error: CircleAlert }

export type AlertVariant = NonNullable<VariantProps<typeof alertVariants>['variant']>

/** An error interrupts a screen reader (role alert), the others wait their turn (role status). */
export function Alert({
  className,
  variant = 'info',
  children,
  ...props
}: ComponentProps<'div'> & { variant?: AlertVariant }) {
  const Icon = icons[variant]
  return (
    <div
      data-slot="alert"
      role={variant === 'error' ? 'alert' : 'status'}
      className={cn(alertVariants({ variant }), className)}
      {...props}
    >
      <Icon aria-hidden />
      <div className="flex min-w-0 flex-col gap-1">{children}</div>
    </div>
  )
}

export function AlertTitle({ className, ...props }: ComponentProps<'p'>) {
  return <p data-slot="alert-title" className={cn('font-semibold', className)} {...props} />
}

export function AlertDescription({ className, ...props }: ComponentProps<'div'>) {
  return <div data-slot="alert-description" className={cn('text-foreground', className)} {...props} />
}

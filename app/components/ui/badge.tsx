import { cva, type VariantProps } from 'class-variance-authority'
import type { ComponentProps } from 'react'
import { cn } from '../cn.ts'

export const badgeVariants = cva(
  'inline-flex w-fit shrink-0 items-center gap-1 rounded-full border px-2.5 py-0.5 font-medium text-xs leading-5 [&>svg]:size-3.5',
  {
    variants: {
      variant: {
        default: 'border-transparent bg-primary text-primary-foreground',
        secondary: 'border-transparent bg-secondary text-secondary-foreground',
        outline: 'border-border text-foreground',
        theme: 'border-theme-line bg-theme-surface text-theme-ink',
        success: 'border-success/30 bg-success-surface text-success',
        warning: 'border-warning/30 bg-warning-surface text-warning',
        error: 'border-error/30 bg-error-surface text-error',
        info: 'border-info/30 bg-info-surface text-info',
      },
    },
    defaultVariants: { variant: 'secondary' },
  },
)

export type BadgeVariant = NonNullable<VariantProps<typeof badgeVariants>['variant']>

type BadgeProps = ComponentProps<'span'> & { variant?: BadgeVariant }

/** A chip. The colour repeats what its words say; it never says it alone. */
export function Badge({ className, variant, ...props }: BadgeProps) {
  return <span data-slot="badge" className={cn(badgeVariants({ variant }), className)} {...props} />
}

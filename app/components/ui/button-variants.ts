import { cva, type VariantProps } from 'class-variance-authority'

/**
 * The look of a button, apart from the component: a link that should look like a button takes these classes, and the
 * first page a visitor loads needs nothing more.
 */
export const buttonVariants = cva(
  'touch-target inline-flex max-w-full select-none items-center justify-center gap-2 rounded-md text-center sm:shrink-0 sm:whitespace-nowrap font-medium text-sm transition-colors duration-100 disabled:pointer-events-none disabled:opacity-55 aria-disabled:opacity-55 [&_svg]:pointer-events-none [&_svg]:shrink-0 [&_svg:not([class*=size-])]:size-4',
  {
    variants: {
      variant: {
        default: 'bg-primary text-primary-foreground hover:bg-primary-hover',
        secondary: 'bg-secondary text-secondary-foreground hover:bg-border',
        outline: 'border border-input bg-card text-foreground hover:bg-accent hover:text-accent-foreground',
        ghost: 'text-foreground hover:bg-accent hover:text-accent-foreground',
        link: 'text-primary underline underline-offset-4 decoration-1 hover:decoration-2',
        destructive: 'bg-destructive text-destructive-foreground hover:opacity-90',
        theme: 'bg-theme text-theme-foreground hover:opacity-90',
      },
      size: {
        default: 'px-4 py-2 sm:h-10',
        sm: 'px-3 py-1 text-[0.8125rem] sm:h-8',
        lg: 'min-h-12 px-6 py-2 text-base',
        icon: 'size-10',
      },
    },
    defaultVariants: { variant: 'default', size: 'default' },
  },
)

export type ButtonVariants = VariantProps<typeof buttonVariants>

import { cva, type VariantProps } from 'class-variance-authority'

export const toggleVariants = cva(
  'touch-target inline-flex max-w-full items-center justify-center gap-2 rounded-md sm:whitespace-nowrap font-medium text-sm hover:bg-accent hover:text-accent-foreground disabled:pointer-events-none disabled:opacity-55 data-[state=on]:bg-accent data-[state=on]:text-accent-foreground [&_svg]:size-4 [&_svg]:shrink-0',
  {
    variants: {
      variant: { default: '', outline: 'border border-input bg-card data-[state=on]:border-primary' },
      size: { default: 'min-w-10 px-3 sm:h-10', sm: 'min-w-8 px-2 sm:h-8' },
    },
    defaultVariants: { variant: 'default', size: 'default' },
  },
)

export type ToggleVariants = VariantProps<typeof toggleVariants>

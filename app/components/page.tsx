import type { ReactNode } from 'react'
import { cn } from './cn.ts'

const widths = { reading: 'max-w-3xl', normal: 'max-w-5xl', wide: 'max-w-7xl' }

type PageProps = {
  title: ReactNode
  description?: ReactNode
  /** Above the title: a back link or breadcrumb. */
  above?: ReactNode
  /** Beside the title: what one does on this page. */
  actions?: ReactNode
  width?: keyof typeof widths
  className?: string
  children?: ReactNode
}

/** The frame of a page: one h1, room around it, a column that fits what it holds. */
export function Page({ title, description, above, actions, width = 'normal', className, children }: PageProps) {
  return (
    <div data-slot="page" className={cn('mx-auto w-full px-4 py-6 sm:px-6 sm:py-10', widths[width], className)}>
      {above && <div className="mb-4">{above}</div>}
      <div className="mb-6 flex flex-wrap items-end justify-between gap-x-6 gap-y-4 sm:mb-8">
        <div className="min-w-0 sm:flex-1 sm:basis-96">
          <h1 className="heading text-3xl sm:text-4xl">{title}</h1>
          {description && <p className="mt-2 max-w-[65ch] text-muted-foreground">{description}</p>}
        </div>
        {actions && <div className="flex flex-wrap gap-2">{actions}</div>}
      </div>
      {children}
    </div>
  )
}

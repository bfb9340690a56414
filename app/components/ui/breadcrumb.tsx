import { Fragment, type ReactNode } from 'react'
import { cn } from '../cn.ts'

type BreadcrumbProps = {
  /** Router links, from the outermost page inwards. */
  links: { key: string; link: ReactNode }[]
  /** The page one is on. */
  current: ReactNode
  className?: string
}

export function Breadcrumb({ links, current, className }: BreadcrumbProps) {
  return (
    <nav aria-label="Breadcrumb" data-slot="breadcrumb" className={cn('text-muted-foreground text-sm', className)}>
      <ol className="flex flex-wrap items-center gap-x-2 gap-y-1">
        {links.map(({ key, link }) => (
          <Fragment key={key}>
            <li className="[&>a:hover]:text-foreground [&>a]:underline-offset-4 [&>a:hover]:underline">{link}</li>
            <li aria-hidden>/</li>
          </Fragment>
        ))}
        <li aria-current="page" className="min-w-0 truncate text-foreground">
          {current}
        </li>
      </ol>
    </nav>
  )
}

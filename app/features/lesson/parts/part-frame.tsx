import { type ReactNode, useId } from 'react'
import { cn } from '#app/components/cn.ts'

type PartFrameProps = {
  title: ReactNode
  icon?: ReactNode
  /** theme: something to do; plain: something to read */
  look?: 'plain' | 'theme'
  className?: string
  children: ReactNode
}

/** The frame of a part of a section: a heading and room for what it holds. */
export function PartFrame({ title, icon, look = 'plain', className, children }: PartFrameProps) {
  const id = useId()
  return (
    <section
      aria-labelledby={id}
      className={cn(
        'rounded-xl border px-4 py-4 sm:px-5',
        look === 'theme' ? 'border-theme-line bg-theme-surface' : 'bg-card',
        className,
      )}
    >
      <h3
        id={id}
        className="mb-3 flex items-center gap-2 font-semibold text-base [&_svg]:size-5 [&_svg]:shrink-0 [&_svg]:text-theme"
      >
        {icon}
        <span>{title}</span>
      </h3>
      {children}
    </section>
  )
}

/** A small heading inside a part. */
export function PartLabel({ children }: { children: ReactNode }) {
  return <p className="font-semibold text-muted-foreground text-sm">{children}</p>
}

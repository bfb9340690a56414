import type { ReactNode } from 'react'
import { cn } from './cn.ts'

const tones = {
  neutral: '',
  success: 'text-success',
  warning: 'text-warning',
  error: 'text-error',
  info: 'text-info',
  theme: 'text-theme',
}

type StatTileProps = {
  label: ReactNode
  value: ReactNode
  /** A second, quieter line. */
  note?: ReactNode
  tone?: keyof typeof tones
  className?: string
}

/** One number and what it counts. Several stand in a `<dl className="grid …">`. */
export function StatTile({ label, value, note, tone = 'neutral', className }: StatTileProps) {
  return (
    <div data-slot="stat-tile" className={cn('flex flex-col gap-0.5 rounded-xl border bg-card px-4 py-3', className)}>
      <dt className="text-muted-foreground text-sm">{label}</dt>
      <dd className={cn('figures font-semibold text-2xl leading-tight', tones[tone])}>{value}</dd>
      {note && <dd className="text-muted-foreground text-sm">{note}</dd>}
    </div>
  )
}

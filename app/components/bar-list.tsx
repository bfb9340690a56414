import type { ReactNode } from 'react'
import { cn } from './cn.ts'

const tones = { theme: 'bg-theme', success: 'bg-success', warning: 'bg-warning', error: 'bg-error' }
const inks = { theme: '', success: 'text-success', warning: 'text-warning', error: 'text-error' }

export type Bar = {
  name: string
  /** 0 to `max` */
  value: number
  /** the value in words; it is what a screen reader hears */
  amount: ReactNode
  tone?: keyof typeof tones
}

/** Horizontal bars with their names and amounts in words: a chart that is also a list. */
export function BarList({ label, bars, max }: { label: string; bars: readonly Bar[]; max: number }) {
  return (
    <ul data-slot="bar-list" aria-label={label} className="flex flex-col gap-3">
      {bars.map(({ name, value, amount, tone = 'theme' }) => (
        <li key={name} className="grid grid-cols-[minmax(0,1fr)_auto] items-baseline gap-x-4 gap-y-1 text-sm">
          <span className="truncate">{name}</span>
          <span className={cn('figures font-medium', inks[tone])} data-tone={tone}>
            {amount}
          </span>
          <span aria-hidden className="col-span-2 h-2 overflow-hidden rounded-full bg-secondary">
            <span
              className={cn('block h-full rounded-full', tones[tone])}
              style={{ width: `${max > 0 ? Math.min(100, (100 * value) / max) : 0}%` }}
            />
          </span>
        </li>
      ))}
    </ul>
  )
}

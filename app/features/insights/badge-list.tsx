import { Award } from 'lucide-react'
import type { Badge } from '#domain/insights/insights.ts'

/** Badges earned (INS-03, INS-08). */
export function BadgeList({ badges }: { badges: readonly Badge[] }) {
  if (badges.length === 0) {
    return (
      <p className="text-muted-foreground">
        None yet. The first one, Quick Learner, is for ten questions in one day, right at the first try and without a
        hint.
      </p>
    )
  }
  return (
    <ul className="grid gap-3 sm:grid-cols-2 lg:grid-cols-3">
      {badges.map(({ id, name, description }) => (
        <li key={id} className="flex items-center gap-4 rounded-xl border bg-card px-4 py-3">
          <span className="grid size-11 shrink-0 place-items-center rounded-full bg-warning-surface text-warning">
            <Award aria-hidden className="size-6" />
          </span>
          <div>
            <p className="font-semibold">{name}</p>
            <p className="text-muted-foreground text-sm">{description}</p>
          </div>
        </li>
      ))}
    </ul>
  )
}

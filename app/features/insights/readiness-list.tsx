import type { CourseReadiness } from '#domain/insights/insights.ts'

/** A predicted exam score per course, honest about how sure it is. */
export function ReadinessList({ readiness }: { readiness: readonly CourseReadiness[] }) {
  return (
    <ul className="flex flex-col gap-4 rounded-xl border bg-card p-4">
      {readiness.map(({ courseId, title, predicted, low, high, coverage }) => (
        <li key={courseId} className="flex flex-col gap-1.5">
          <div className="flex flex-wrap items-baseline justify-between gap-x-4">
            <p className="font-medium">{title}</p>
            <p className="figures">
              <span className="font-semibold text-lg">{Math.round(predicted)}%</span>{' '}
              <span className="text-muted-foreground text-sm">
                likely between {Math.round(low)}% and {Math.round(high)}%
              </span>
            </p>
          </div>
          <svg viewBox="0 0 100 6" preserveAspectRatio="none" aria-hidden className="h-3 w-full">
            <rect x="0" y="2" width="100" height="2" rx="1" className="fill-secondary" />
            <rect x={low} y="1" width={Math.max(1, high - low)} height="4" rx="1" className="fill-theme/40" />
            <rect x={Math.min(99, predicted)} y="0" width="1" height="6" className="fill-theme" />
          </svg>
          <p className="text-muted-foreground text-sm">
            Based on answers in {Math.round(coverage * 100)}% of what the exam covers. The more you practise, the
            narrower the range.
          </p>
        </li>
      ))}
    </ul>
  )
}

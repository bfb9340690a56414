import { clsx } from 'clsx'
import type { ForecastTrend } from '#domain/insights/forecast-trend.ts'
import type { CourseReadiness } from '#domain/insights/insights.ts'
import { ForecastChart } from './forecast-chart.tsx'

const sectionNames = { choice: 'Multiple choice', written: 'Free response' }

type ReadinessListProps = { readiness: readonly CourseReadiness[]; trends: readonly ForecastTrend[] }

/** The next exam's forecast per course: how sure it is, what it rests on, what would make it surer, and how it was week by week. */
export function ReadinessList({ readiness, trends }: ReadinessListProps) {
  return (
    <ul className={clsx('grid items-start gap-4', readiness.length > 1 && 'lg:grid-cols-2')}>
      {readiness.map((course) => (
        <li
          key={course.courseId}
          data-testid="readiness"
          className="flex flex-col gap-1.5 rounded-xl border bg-card p-4"
        >
          <div className="flex flex-wrap items-baseline justify-between gap-x-4">
            <p className="font-medium">{course.title}</p>
            <p className="figures">
              <span className="font-semibold text-lg">{Math.round(course.predicted)}%</span>{' '}
              {course.level && <span className="text-sm">· {course.level} </span>}
              <span className="text-muted-foreground text-sm">
                likely between {Math.round(course.low)}% and {Math.round(course.high)}%
              </span>
            </p>
          </div>
          <Interval {...course} />
          {course.sections.length > 0 && (
            <dl className="flex flex-wrap gap-x-6 gap-y-1 text-sm">
              {course.sections.map(({ kind, predicted, low, high }) => (
                <div key={kind} className="flex gap-1.5">
                  <dt className="text-muted-foreground">{sectionNames[kind]}</dt>
                  <dd className="figures">
                    {Math.round(predicted)}% ({Math.round(low)}–{Math.round(high)})
                  </dd>
                </div>
              ))}
            </dl>
          )}
          <p className="text-muted-foreground text-sm">{basis(course)} Nine of ten such exams fall in the range.</p>
          {course.narrowest !== null && (
            <p className="text-sm">
              Twelve questions on <span className="font-medium">{course.narrowest}</span> would narrow it most.
            </p>
          )}
          {trends
            .filter(({ courseId }) => courseId === course.courseId)
            .map((trend) => (
              <ForecastChart key={trend.courseId} trend={trend} />
            ))}
        </li>
      ))}
    </ul>
  )
}

/** The whole scale, the range on it, and the forecast as a mark. */
function Interval({ predicted, low, high }: Pick<CourseReadiness, 'predicted' | 'low' | 'high'>) {
  return (
    <svg viewBox="0 0 100 6" preserveAspectRatio="none" aria-hidden className="h-3 w-full">
      <rect x="0" y="2" width="100" height="2" rx="1" className="fill-secondary" />
      <rect x={low} y="1" width={Math.max(1, high - low)} height="4" rx="1" className="fill-theme/40" />
      <rect x={Math.min(99, predicted)} y="0" width="1" height="6" className="fill-theme" />
    </svg>
  )
}

function basis({ answers, lessons, examQuestions, coverage }: CourseReadiness): string {
  const inExams = examQuestions > 0 ? `, ${examQuestions} of them in exams,` : ''
  return `It rests on ${answers} answers${inExams} in ${lessons} lessons: ${Math.round(100 * coverage)}% of what the exam covers.`
}

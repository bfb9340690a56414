import { clsx } from 'clsx'
import { Flame } from 'lucide-react'
import { Skeleton } from '#app/components/ui/skeleton.tsx'
import { studyClock } from '#app/platform/study-clock.ts'
import { useStudyState } from '#app/platform/use-history.ts'
import { dayNumber } from '#domain/history/study-day.ts'
import { type ActiveDay, activityLevel } from '#domain/insights/study-activity.ts'

const WEEKS = 16
const DAYS = WEEKS * 7
/** One square and the gap after it. */
const STEP = 14
const fills = ['fill-secondary', 'fill-theme/30', 'fill-theme/50', 'fill-theme/75', 'fill-theme']
/** A day of study starts at 4 a.m., so its date is read without a zone. */
const dayFormat = new Intl.DateTimeFormat('en-CA', { dateStyle: 'medium', timeZone: 'UTC' })

/** Streak and the last sixteen weeks, a square a day. */
export function StudyCalendar() {
  const streak = useStudyState(['study-streak'], (worker) => worker.studyStreak(studyClock()))
  const activity = useStudyState(['study-activity', DAYS], (worker) => worker.activity(studyClock(), DAYS))
  if (!streak.data || !activity.data) return <Skeleton className="h-52 rounded-xl" />
  const { current, longest, studiedToday } = streak.data
  const active = activity.data.filter(({ acts }) => acts > 0)
  const busiest = active.reduce<ActiveDay | undefined>(
    (best, day) => (best && best.acts >= day.acts ? best : day),
    undefined,
  )
  return (
    <div className="flex flex-col gap-3 rounded-xl border bg-card p-4">
      <p className="flex items-center gap-2">
        <Flame aria-hidden className={clsx('size-5', current > 0 ? 'text-warning' : 'text-muted-foreground')} />
        <span>
          <strong className="figures">{current === 1 ? '1 day' : `${current} days`}</strong> in a row
          {current > 0 && !studiedToday && ', until the day ends'}
          <span className="text-muted-foreground"> · longest {longest}</span>
        </span>
      </p>
      <Squares days={activity.data} />
      <p className="text-muted-foreground text-sm">
        Studied on {active.length} of the last {DAYS} days
        {busiest &&
          `, most on ${dayFormat.format(dayNumber(busiest.day) * 86_400_000)} (${busiest.acts} answers, cards and sections)`}
        .
      </p>
    </div>
  )
}

function Squares({ days }: { days: readonly ActiveDay[] }) {
  // columns are weeks from Monday: 1970-01-01 was a Thursday
  const offset = days[0] ? (dayNumber(days[0].day) + 3) % 7 : 0
  const columns = Math.ceil((days.length + offset) / 7)
  return (
    <svg viewBox={`0 0 ${columns * STEP} ${7 * STEP}`} aria-hidden className="w-full max-w-md">
      {days.map(({ day, acts }, index) => (
        <rect
          key={day}
          x={Math.floor((index + offset) / 7) * STEP}
          y={((index + offset) % 7) * STEP}
          width={STEP - 2}
          height={STEP - 2}
          rx={2}
          className={fills[activityLevel(acts)]}
        >
          <title>{`${day}: ${acts}`}</title>
        </rect>
      ))}
    </svg>
  )
}

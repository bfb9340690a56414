import { CalendarDays } from 'lucide-react'
import { Card, CardContent, CardDescription, CardHeader, CardTitle } from '#app/components/ui/card.tsx'
import { Field } from '#app/components/ui/field.tsx'
import { Input } from '#app/components/ui/input.tsx'
import { useHistory } from '#app/platform/history-provider.tsx'
import { studyClock } from '#app/platform/study-clock.ts'
import { useStudyState } from '#app/platform/use-history.ts'
import { type CourseContext, courseOfEvents } from '#domain/catalogue/course-context.ts'
import { DUE_CHANGES_EVERY } from './due-changes.ts'
import { ForecastChart } from './forecast-chart.tsx'

/** More a day than anybody can do, and still a number that fits its box. */
const MOST_A_DAY = 9999

/** Daily limits, the day of the exam, and what the next weeks bring. */
export function StudyPlan({ course }: { course: CourseContext }) {
  const { courseId } = course
  const history = useHistory()
  const settings = useStudyState(['study-settings'], (worker) => worker.settings()).data
  const forecast = useStudyState(['forecast', courseId], (worker) => worker.forecast(courseId, studyClock()), {
    refetchEvery: DUE_CHANGES_EVERY,
  }).data
  const limits = settings?.reviewLimits
  const examDate = settings?.examDates[courseId] ?? ''

  function changeLimit(change: { newCards?: number; reviews?: number }) {
    if (!limits) return
    void history.append({ type: 'review-limits-changed', ...limits, ...change })
  }
  function changeDate(date: string) {
    void history.append({ type: 'exam-date-set', ...courseOfEvents(course), date: date === '' ? null : date })
  }

  return (
    <Card>
      <CardHeader>
        <CardTitle as="h2" className="flex items-center gap-2">
          <CalendarDays aria-hidden className="size-5 text-theme" />
          Your study plan
        </CardTitle>
        <CardDescription>
          Cards come back just before you would forget them. With an exam date, reviews are placed so that you know most
          on that day.
        </CardDescription>
      </CardHeader>
      <CardContent className="flex flex-col gap-6">
        <div className="grid gap-4 sm:grid-cols-3">
          <NumberField
            label="New cards a day"
            value={limits?.newCards}
            onChange={(newCards) => changeLimit({ newCards })}
          />
          <NumberField label="Reviews a day" value={limits?.reviews} onChange={(reviews) => changeLimit({ reviews })} />
          <Field label={`Exam date for ${course.label}`}>
            {(control) => (
              <Input
                {...control}
                // known only in the browser; a new key takes over what was stored
                key={examDate}
                type="date"
                defaultValue={examDate}
                onBlur={(event) => event.target.value !== examDate && changeDate(event.target.value)}
                onChange={(event) => isWholeDate(event.target.value) && changeDate(event.target.value)}
              />
            )}
          </Field>
        </div>
        {forecast && <ForecastChart days={forecast} />}
      </CardContent>
    </Card>
  )
}

/** While a year is being typed a date input passes through the first centuries. */
const isWholeDate = (date: string) => /^20\d\d-\d\d-\d\d$/.test(date)

type NumberFieldProps = { label: string; value: number | undefined; onChange: (value: number) => void }

function NumberField({ label, value, onChange }: NumberFieldProps) {
  return (
    <Field label={label}>
      {(control) => (
        <Input
          {...control}
          key={value}
          type="number"
          inputMode="numeric"
          min={0}
          max={MOST_A_DAY}
          defaultValue={value}
          disabled={value === undefined}
          onBlur={(event) => {
            const typed = event.target.valueAsNumber
            if (Number.isInteger(typed) && typed >= 0 && typed <= MOST_A_DAY && typed !== value) onChange(typed)
          }}
          onKeyDown={(event) => event.key === 'Enter' && event.currentTarget.blur()}
        />
      )}
    </Field>
  )
}

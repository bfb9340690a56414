import { Link } from '@tanstack/react-router'
import { Timer } from 'lucide-react'
import { buttonVariants } from '#app/components/ui/button-variants.ts'
import { addressesOf } from '#app/platform/course-addresses.ts'
import { useCurriculum } from '#app/platform/selected-curriculum.ts'
import { useRunningExam } from '#app/platform/use-running-exam.ts'
import { contextOfCourseId } from '#domain/catalogue/course-context.ts'
import { type ScoreTone, scoreTone } from '#domain/exam/describe-result.ts'
import { unmarkedIn } from '#domain/exam/section-scores.ts'
import { useExamAttempts } from './use-board.ts'

/** Exams shown; the course page has them all (CRS-09). */
const MOST = 3
const dateFormat = new Intl.DateTimeFormat('en-CA', { dateStyle: 'medium' })
const tones: Record<ScoreTone, string> = {
  green: 'text-score-green',
  orange: 'text-score-orange',
  red: 'text-score-red',
  'dark-red': 'text-score-dark-red',
}

/** On the dashboard: the exam that is running, and the latest ones of all courses. Nothing before the first exam. */
export function RecentExams() {
  const selected = useCurriculum()
  const running = useRunningExam().data
  const runningIn = running && contextOfCourseId(running.courseId, selected)
  const attempts = useExamAttempts().data ?? []
  const shown = attempts.slice(0, MOST).flatMap((attempt) => {
    const course = contextOfCourseId(attempt.courseId, selected)
    return course ? [{ ...attempt, course }] : []
  })
  if (shown.length === 0 && !runningIn) return null
  return (
    <section aria-labelledby="recent-exams" className="flex flex-col gap-4">
      <h2 id="recent-exams" className="heading text-2xl">
        Recent exams
      </h2>
      {runningIn && (
        <p className="flex flex-wrap items-center gap-3 rounded-xl border border-warning/40 bg-warning-surface px-4 py-3">
          <Timer aria-hidden className="size-5 text-warning" />
          <span className="me-auto">
            {running.isOver
              ? `The time of your exam in ${runningIn.label} is over.`
              : `An exam is running in ${runningIn.label}.`}
          </span>
          <Link to={addressesOf(runningIn).examPlayer} className={buttonVariants({ size: 'sm' })}>
            {running.isOver ? 'Hand it in' : 'Back to the exam'}
          </Link>
        </p>
      )}
      <ol className="grid gap-2 empty:hidden">
        {shown.map(({ attemptId, completedAt, score, sections, course }) => (
          <li key={attemptId}>
            <Link
              to={addressesOf(course).examResults(attemptId)}
              className="flex flex-wrap items-baseline gap-x-4 rounded-lg border bg-card px-4 py-3 hover:border-primary"
            >
              <span className="font-medium">{course.label}</span>
              <span className="text-muted-foreground text-sm">{dateFormat.format(completedAt)}</span>
              {unmarkedIn({ sections }) > 0 ? (
                <span className="ms-auto">Written answers to mark</span>
              ) : (
                <span className={`figures ms-auto font-semibold ${tones[scoreTone(score)]}`}>{score}%</span>
              )}
            </Link>
          </li>
        ))}
      </ol>
    </section>
  )
}

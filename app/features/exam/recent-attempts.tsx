import { Link } from '@tanstack/react-router'
import { ConfirmDialog } from '#app/components/confirm-dialog.tsx'
import { Badge } from '#app/components/ui/badge.tsx'
import { Button } from '#app/components/ui/button.tsx'
import { addressesOf } from '#app/platform/course-addresses.ts'
import { useHistory } from '#app/platform/history-provider.tsx'
import { useStudyState } from '#app/platform/use-history.ts'
import { type CourseContext, courseOfEvents } from '#domain/catalogue/course-context.ts'
import { passMark, scoreTone } from '#domain/exam/describe-result.ts'
import { attemptMinutes } from '#domain/exam/exam-time.ts'
import { unmarkedIn } from '#domain/exam/section-scores.ts'
import { describeTaken } from './describe-part.ts'
import { RunningExamNotice } from './running-exam-notice.tsx'
import { scoreClass } from './score-circle.tsx'

const dateFormat = new Intl.DateTimeFormat('en-CA', { dateStyle: 'medium', timeStyle: 'short' })

/** "Recent Exam Attempts", newest first, numbered down from the total, and Reset All (CRS-09..11). */
export function RecentAttempts({ course }: { course: CourseContext }) {
  const attempts = useStudyState(['exam-attempts', course.courseId], (worker) => worker.examAttempts(course.courseId))
  const all = attempts.data ?? []
  return (
    <section aria-labelledby="recent-attempts" className="grid gap-4">
      <RunningExamNotice course={course} />
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 id="recent-attempts" className="heading text-2xl">
          Recent Exam Attempts
        </h2>
        <ResetAll course={course} isDisabled={all.length === 0} />
      </div>
      {all.length === 0 && attempts.isSuccess && (
        <p className="text-muted-foreground">No attempts yet. Your results will stand here after your first exam.</p>
      )}
      <ol className="grid gap-2">
        {all.map((attempt, index) => (
          <li key={attempt.attemptId}>
            <Link
              to={addressesOf(course).examResults(attempt.attemptId)}
              className="flex flex-wrap items-center gap-x-4 gap-y-1 rounded-lg border bg-card px-4 py-3 hover:border-primary"
            >
              <span className="font-semibold">Attempt {all.length - index}</span>
              <span className="text-muted-foreground text-sm">{dateFormat.format(attempt.completedAt)}</span>
              <span className="text-muted-foreground text-sm">{attemptMinutes(attempt.durationSec)} min</span>
              {!attempt.isSynced && (
                <Badge variant="info">{attempt.refusal ? 'Kept on this device' : 'Not yet synced'}</Badge>
              )}
              {attempt.section && (
                <Badge variant="outline">{describeTaken({ section: attempt.section, session: attempt.session })}</Badge>
              )}
              {attempt.totalQuestions > 0 && (
                <span className={`figures ms-auto font-semibold text-lg ${scoreClass[scoreTone(attempt.score)]}`}>
                  {attempt.score}%
                </span>
              )}
              {unmarkedIn(attempt) > 0 ? (
                <Badge variant="info" className={attempt.totalQuestions > 0 ? undefined : 'ms-auto'}>
                  To mark
                </Badge>
              ) : (
                <Badge variant={attempt.score >= passMark ? 'success' : 'warning'}>
                  {attempt.score >= passMark ? 'Passed' : 'Not yet'}
                </Badge>
              )}
            </Link>
          </li>
        ))}
      </ol>
    </section>
  )
}

function ResetAll({ course, isDisabled }: { course: CourseContext; isDisabled: boolean }) {
  const history = useHistory()
  return (
    <ConfirmDialog
      trigger={
        <Button variant="outline" size="sm" disabled={isDisabled}>
          Reset All
        </Button>
      }
      title="Delete all attempts of this course?"
      description={`Your results and reviews for ${course.label} will be gone. This cannot be undone.`}
      confirm="Delete all"
      cancel="Keep them"
      isDestructive
      onConfirm={() => void history.append({ type: 'exam-attempts-reset', ...courseOfEvents(course) })}
    />
  )
}

import { Link } from '@tanstack/react-router'
import { Printer, RotateCcw, Target } from 'lucide-react'
import { ErrorState } from '#app/components/error-state.tsx'
import { Page } from '#app/components/page.tsx'
import { Alert, AlertDescription, AlertTitle } from '#app/components/ui/alert.tsx'
import { Button } from '#app/components/ui/button.tsx'
import { buttonVariants } from '#app/components/ui/button-variants.ts'
import { Skeleton } from '#app/components/ui/skeleton.tsx'
import { addressesOf, courseLink } from '#app/platform/course-addresses.ts'
import type { CourseContext } from '#domain/catalogue/course-context.ts'
import { missingExamRoute } from '#domain/exam/check-exam-route.ts'
import { encouragementFor, examRecommendations } from '#domain/exam/describe-result.ts'
import { unmarkedIn } from '#domain/exam/section-scores.ts'
import { ResultsBreakdown, ResultTiles } from './results-breakdown.tsx'
import { ScoreCircle } from './score-circle.tsx'
import { MarkingNotice, SectionResults } from './section-results.tsx'
import { SkillResults } from './skill-results.tsx'
import { SyncNotice } from './sync-notice.tsx'
import { TopicPerformance } from './topic-performance.tsx'
import { type ShownAttempt, useAttempt } from './use-attempt.ts'

/** `…/exam-results/{attemptId}` (EXR-01..15). */
export function ExamResultsPage({ course, attemptId }: { course: CourseContext; attemptId: string }) {
  const state = useAttempt(course, attemptId)
  const backToCourse = (
    <Link {...courseLink(course)} className={buttonVariants({ variant: 'outline' })}>
      Back to Course
    </Link>
  )
  const problem = missingExamRoute({ grade: course.gradeKey, subject: course.subject, courseId: course.courseId })
  if (problem) return <CouldNotLoad message={problem} action={backToCourse} />
  if (state.status === 'loading')
    return (
      <Page title="Exam results" width="reading">
        <div role="status" aria-label="Loading your results" className="grid gap-4">
          <Skeleton className="mx-auto size-40 rounded-full" />
          <Skeleton className="h-24" />
        </div>
      </Page>
    )
  if (state.status === 'missing') return <CouldNotLoad message={state.message} action={backToCourse} />
  return <Results course={course} attempt={state.attempt} />
}

function CouldNotLoad({ message, action }: { message: string; action: React.ReactNode }) {
  return (
    <Page title="Exam results" width="reading">
      <ErrorState title="Couldn’t load results" message={message} action={action} />
    </Page>
  )
}

function Results({ course, attempt }: { course: CourseContext; attempt: ShownAttempt }) {
  // of a written section alone nothing is known before it is marked
  const hasScore = attempt.totalQuestions > 0 || unmarkedIn(attempt) === 0
  const encouragement = hasScore ? encouragementFor(attempt.score) : undefined
  const recommendations = hasScore ? examRecommendations(attempt) : []
  return (
    <Page
      title="Exam Complete!"
      description={attempt.exam.title}
      width="normal"
      actions={
        <Button variant="outline" className="print:hidden" onClick={() => window.print()}>
          <Printer aria-hidden />
          Print
        </Button>
      }
    >
      <div className="grid gap-8">
        <SyncNotice attempt={attempt} />
        <MarkingNotice course={course} attempt={attempt} />
        {hasScore && (
          <div className="grid items-center gap-6 sm:grid-cols-[auto_1fr]">
            <ScoreCircle score={attempt.score} about={unmarkedIn(attempt) > 0 ? 'Choice section' : undefined} />
            <ResultTiles attempt={attempt} />
          </div>
        )}
        <SectionResults attempt={attempt} />
        {encouragement && (
          <Alert variant={encouragement.tone}>
            <AlertTitle>{encouragement.title}</AlertTitle>
            <AlertDescription>{encouragement.message}</AlertDescription>
          </Alert>
        )}
        {attempt.totalQuestions > 0 && <ResultsBreakdown attempt={attempt} />}
        <SkillResults attempt={attempt} />
        <TopicPerformance course={course} attempt={attempt} />
        {recommendations.length > 0 && (
          <section aria-labelledby="exam-recommendations">
            <h2 id="exam-recommendations" className="heading mb-3 text-2xl">
              Personalized recommendations
            </h2>
            <ul className="grid gap-3 sm:grid-cols-2">
              {recommendations.map(({ title, description }) => (
                <li key={title} className="rounded-xl border bg-card p-4">
                  <h3 className="font-semibold">{title}</h3>
                  <p className="mt-1 text-muted-foreground">{description}</p>
                </li>
              ))}
            </ul>
          </section>
        )}
        <div className="flex flex-wrap gap-3 print:hidden">
          <Link
            to={addressesOf(course).examReview}
            state={{ attemptId: attempt.attemptId }}
            className={buttonVariants({ size: 'lg' })}
          >
            Review Questions
          </Link>
          {attempt.incorrectCount > 0 && (
            <Link to={addressesOf(course).mistakes} className={buttonVariants({ size: 'lg', variant: 'outline' })}>
              <Target aria-hidden />
              Practise my mistakes
            </Link>
          )}
          <Link to={addressesOf(course).exam} className={buttonVariants({ size: 'lg', variant: 'outline' })}>
            <RotateCcw aria-hidden />
            Retake Exam
          </Link>
          <Link {...courseLink(course)} className={buttonVariants({ size: 'lg', variant: 'outline' })}>
            Back to Course
          </Link>
        </div>
        {attempt.exam.seed !== undefined && (
          <p className="text-muted-foreground text-sm print:hidden">
            A retake brings questions you have not seen yet, as far as the course has them.{' '}
            <Link
              to={addressesOf(course).exam}
              search={{ seed: attempt.exam.seed }}
              className={buttonVariants({ variant: 'link', size: 'sm', className: 'h-auto p-0' })}
            >
              The same exam again
            </Link>
          </p>
        )}
      </div>
    </Page>
  )
}

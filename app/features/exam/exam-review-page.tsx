import { Link } from '@tanstack/react-router'
import { PartyPopper } from 'lucide-react'
import { useState } from 'react'
import { BackLink } from '#app/components/back-link.tsx'
import { EmptyState } from '#app/components/empty-state.tsx'
import { ErrorState } from '#app/components/error-state.tsx'
import { Page } from '#app/components/page.tsx'
import { StatTile } from '#app/components/stat-tile.tsx'
import { buttonVariants } from '#app/components/ui/button-variants.ts'
import { Skeleton } from '#app/components/ui/skeleton.tsx'
import { Tabs, TabsContent, TabsList, TabsTrigger } from '#app/components/ui/tabs.tsx'
import { addressesOf, courseLink } from '#app/platform/course-addresses.ts'
import { useCarriedState } from '#app/platform/route-state.ts'
import type { CourseContext } from '#domain/catalogue/course-context.ts'
import { isSelfMarked } from '#domain/exam/item-marking.ts'
import { judgeAnswer } from '#domain/exam/judge-answer.ts'
import { unmarkedIn } from '#domain/exam/section-scores.ts'
import { ReviewQuestion } from './review-question.tsx'
import { ReviewSteps } from './review-steps.tsx'
import { TopicAnalysis } from './topic-analysis.tsx'
import { type ShownAttempt, useAttempt } from './use-attempt.ts'
import { WrittenMarking } from './written-marking.tsx'

/** `…/exam-review`: every question of an attempt with its answer (EXV-01..11). */
export function ExamReviewPage({ course }: { course: CourseContext }) {
  const carried = useCarriedState()
  const attemptId = carried?.attemptId
  const state = useAttempt(course, attemptId)
  if (carried !== undefined && attemptId === undefined)
    return <ReviewProblem course={course} message="No exam ID provided" />
  if (
    state.status === 'missing' ||
    (state.status === 'found' && state.attempt.responses.length === 0 && unmarkedIn(state.attempt) === 0)
  )
    return <ReviewProblem course={course} message="Could not load exam review. Missing exam or answer data." />
  if (state.status === 'loading')
    return (
      <Page title="Exam review" width="normal">
        <div role="status" aria-label="Loading the review" className="grid gap-4">
          <Skeleton className="h-24" />
          <Skeleton className="h-64" />
        </div>
      </Page>
    )
  return <Review course={course} attempt={state.attempt} />
}

function ReviewProblem({ course, message }: { course: CourseContext; message: string }) {
  return (
    <Page title="Exam review" width="reading">
      <ErrorState
        title="No review to show"
        message={message}
        action={
          <Link to={addressesOf(course).exam} className={buttonVariants()}>
            Go to the exam
          </Link>
        }
      />
    </Page>
  )
}

const byQuestions = ['incorrect', 'unanswered', 'correct'] as const
type ReviewTab = (typeof byQuestions)[number] | 'written' | 'topics'

function Review({ course, attempt }: { course: CourseContext; attempt: ShownAttempt }) {
  const judged = attempt.exam.questions.map((question) => ({
    question,
    ...judgeAnswer(question, attempt.answers, attempt.compare),
  }))
  const withOutcome = (wanted: string) =>
    judged.filter(({ outcome }) => outcome === wanted).map(({ question }) => question)
  const groups = {
    incorrect: withOutcome('incorrect'),
    unanswered: withOutcome('unanswered'),
    correct: withOutcome('correct'),
  }
  const written = attempt.exam.questions.filter(isSelfMarked).length
  const toMark = unmarkedIn(attempt)
  const isPerfect = groups.incorrect.length === 0 && groups.unanswered.length === 0 && toMark === 0
  // what is to be marked, else the first tab that has something in it (OPN-116)
  const firstTab = toMark > 0 ? 'written' : (byQuestions.find((name) => groups[name].length > 0) ?? 'topics')
  const [tab, setTab] = useState<ReviewTab>(firstTab)
  const labels = { incorrect: 'Incorrect', unanswered: 'Unanswered', correct: 'Correct' }

  return (
    <Page
      title="Exam review"
      description={attempt.exam.title}
      above={<BackLink to={addressesOf(course).examResults(attempt.attemptId)}>Back to results</BackLink>}
      actions={
        groups.incorrect.length > 0 && (
          <Link to={addressesOf(course).mistakes} className={buttonVariants({ variant: 'outline' })}>
            Practise my mistakes
          </Link>
        )
      }
    >
      <dl className="mb-8 grid grid-cols-2 gap-3 sm:grid-cols-4">
        <StatTile label="Correct" value={attempt.correctCount} tone="success" />
        <StatTile label="Incorrect" value={attempt.incorrectCount} tone="error" />
        <StatTile label="Skipped" value={attempt.unansweredCount} tone="warning" />
        <StatTile label="Total" value={attempt.totalQuestions} />
      </dl>
      {isPerfect && <PerfectScore course={course} />}
      <Tabs value={tab} onValueChange={(value) => setTab(value as ReviewTab)}>
        <TabsList aria-label="Questions by result">
          {written > 0 && <TabsTrigger value="written">Written ({written})</TabsTrigger>}
          {byQuestions.map((name) => (
            <TabsTrigger key={name} value={name} disabled={groups[name].length === 0}>
              {labels[name]} ({groups[name].length})
            </TabsTrigger>
          ))}
          {!isPerfect && <TabsTrigger value="topics">Topic Analysis</TabsTrigger>}
        </TabsList>
        {/* each tab's steps start at the first question again (EXV-04): its content leaves the page with the tab */}
        <TabsContent value="incorrect">
          <ReviewSteps course={course} attempt={attempt} questions={groups.incorrect} />
        </TabsContent>
        <TabsContent value="unanswered" className="grid grid-cols-1 gap-6">
          {groups.unanswered.map((question) => (
            <ReviewQuestion
              key={question.id}
              course={course}
              attempt={attempt}
              question={question}
              stimulusAs="above"
            />
          ))}
        </TabsContent>
        <TabsContent value="correct">
          <ReviewSteps course={course} attempt={attempt} questions={groups.correct} />
        </TabsContent>
        <TabsContent value="written">
          <WrittenMarking course={course} attempt={attempt} />
        </TabsContent>
        <TabsContent value="topics">
          <TopicAnalysis course={course} attempt={attempt} />
        </TabsContent>
      </Tabs>
    </Page>
  )
}

function PerfectScore({ course }: { course: CourseContext }) {
  return (
    <EmptyState
      className="mb-8"
      title="Perfect Score!"
      drawing={<PartyPopper aria-hidden className="size-12 text-success" />}
      action={
        <Link {...courseLink(course)} className={buttonVariants()}>
          Continue Learning
        </Link>
      }
    >
      Every question was right. Look through them once more, or go on with the course.
    </EmptyState>
  )
}

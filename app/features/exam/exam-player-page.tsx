import { useQuery } from '@tanstack/react-query'
import { Link, Navigate } from '@tanstack/react-router'
import { useState } from 'react'
import { EmptyState } from '#app/components/empty-state.tsx'
import { ErrorState } from '#app/components/error-state.tsx'
import { Page } from '#app/components/page.tsx'
import { buttonVariants } from '#app/components/ui/button-variants.ts'
import { Skeleton } from '#app/components/ui/skeleton.tsx'
import { addressesOf } from '#app/platform/course-addresses.ts'
import { useHistory } from '#app/platform/history-provider.tsx'
import { useCarriedState } from '#app/platform/route-state.ts'
import { useStudyState } from '#app/platform/use-history.ts'
import { useRunningExam } from '#app/platform/use-running-exam.ts'
import type { CourseContext } from '#domain/catalogue/course-context.ts'
import { examDocumentSchema } from './exam-document.ts'
import { ExamPlayer } from './exam-player.tsx'

/** `…/exam-player`: the running exam of the course, wherever it was started (EXP rows, D8). */
export function ExamPlayerPage({ course }: { course: CourseContext }) {
  const history = useHistory()
  const carried = useCarriedState()
  const running = useRunningExam(course.courseId)
  const attempts = useStudyState(['exam-attempts', course.courseId], (worker) => worker.examAttempts(course.courseId))
  // Handing in ends the running exam before the gateway has answered: the player stays until it is done (EXP-18).
  const [shown, show] = useState(running.data ?? null)
  if (running.data && running.data !== shown) show(running.data)
  const documentId = shown?.examDocument
  const document = useQuery({
    queryKey: ['exam-document', documentId],
    queryFn: async () => examDocumentSchema.safeParse(await history.getDocument(documentId ?? '')).data ?? null,
    enabled: documentId !== undefined,
    staleTime: Number.POSITIVE_INFINITY,
    networkMode: 'always',
  })

  if (carried === undefined || running.isPending || attempts.isPending || (documentId && document.isPending))
    return (
      <Page title={`${course.label}: exam`}>
        <div role="status" aria-label="Loading the exam" className="grid gap-4">
          <Skeleton className="h-10" />
          <Skeleton className="h-64" />
        </div>
      </Page>
    )
  if (shown && document.data && document.data.exam.questions.length > 0)
    return (
      <ExamPlayer
        key={shown.attemptId}
        course={course}
        running={shown}
        document={document.data}
        isFinished={running.data === null}
      />
    )
  // handed in meanwhile, here or in another tab
  const finished = attempts.data?.find((attempt) => attempt.attemptId === carried.attemptId)
  if (finished) return <Navigate to={addressesOf(course).examResults(finished.attemptId)} replace />
  if (carried.exam && carried.exam.questions.length === 0)
    return <Problem course={course} message="This exam has no playable multiple-choice / true–false questions." />
  if (shown) return <Problem course={course} message="Missing exam/attempt data." />
  return <Problem course={course} message="No exam was provided. Please start from the exam setup page." />
}

function Problem({ course, message }: { course: CourseContext; message: string }) {
  const setup = (
    <Link to={addressesOf(course).exam} className={buttonVariants()}>
      Exam setup
    </Link>
  )
  return (
    <Page title={`${course.label}: exam`} width="reading">
      {message.startsWith('No exam') ? (
        <EmptyState title={message} action={setup} />
      ) : (
        <ErrorState title="This exam cannot be played" message={message} action={setup} />
      )}
    </Page>
  )
}

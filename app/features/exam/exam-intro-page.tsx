import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { ConfirmDialog } from '#app/components/confirm-dialog.tsx'
import { EmptyState } from '#app/components/empty-state.tsx'
import { ErrorState } from '#app/components/error-state.tsx'
import { Page } from '#app/components/page.tsx'
import { RichText } from '#app/components/rich-text.tsx'
import { ShareButton } from '#app/components/share-button.tsx'
import { Alert, AlertDescription } from '#app/components/ui/alert.tsx'
import { Button } from '#app/components/ui/button.tsx'
import { Skeleton } from '#app/components/ui/skeleton.tsx'
import { useContent } from '#app/platform/content/use-content.ts'
import { addressesOf } from '#app/platform/course-addresses.ts'
import { CourseTrail } from '#app/platform/course-trail.tsx'
import { useHistory } from '#app/platform/history-provider.tsx'
import type { CourseContext } from '#domain/catalogue/course-context.ts'
import { takeSection } from '#domain/exam/exam-sections.ts'
import { sittingsOf, type Taken } from '#domain/exam/exam-sittings.ts'
import type { LoadedExam } from './exam-document.ts'
import { BeforeYouBegin, ExamFacts, TopicsCovered } from './exam-facts.tsx'
import { handInRunning, isUnderWay } from './hand-in-running.ts'
import { InstructionsDialog } from './instructions-dialog.tsx'
import { examOf } from './queries.ts'
import { RunningExamNotice } from './running-exam-notice.tsx'
import { SectionChoice } from './section-choice.tsx'
import { startExam } from './start-exam.ts'
import { TimeChoice } from './time-choice.tsx'
import { useFetchExamNeeds } from './use-fetch-exam-needs.ts'
import { useNextSeed } from './use-next-seed.ts'

/** `…/exam`: what the exam is like, and its start (EXI-01..14). */
export function ExamIntroPage({ course, seed }: { course: CourseContext; seed: number | undefined }) {
  const next = useNextSeed(course, seed)
  const content = useContent(examOf(course, next.seed), { isEnabled: next.isKnown })
  const back = <CourseTrail course={course} current="Practice exam" />
  if (content.status === 'loading')
    return (
      <Page title={`${course.label}: practice exam`} above={back} width="reading">
        <div role="status" aria-label="Loading the exam" className="grid gap-4">
          <Skeleton className="h-8 w-2/3" />
          <Skeleton className="h-32" />
          <Skeleton className="h-48" />
        </div>
      </Page>
    )
  if (content.status === 'failed') {
    const { failure } = content
    // CTR-06: no exam there is a calm state, everything else an error
    if (failure.code === 'CONTENT_NOT_FOUND' || failure.code === 'EMPTY_CONTENT')
      return (
        <Page title={`${course.label}: practice exam`} above={back} width="reading">
          <EmptyState title={noExamText(course)}>{failure.message}</EmptyState>
        </Page>
      )
    return (
      <Page title={`${course.label}: practice exam`} above={back} width="reading">
        <ErrorState title="Failed to load exam data" message={failure.message} onRetry={content.tryAgain} />
      </Page>
    )
  }
  return <LoadedIntro course={course} loaded={content.data} onRetry={content.tryAgain} />
}

const noExamText = (course: CourseContext) =>
  `No practice exam is currently available for ${course.isAp ? course.label : `Grade ${course.gradeKey} ${course.subject}`}. Please check back later.`

const NOT_LOADED = {
  'items-empty': 'Exam items are empty.', // ERR-36
  'too-large': 'This exam is too large to be handed in here, so it cannot be started.',
}

function LoadedIntro({ course, loaded, onRetry }: { course: CourseContext; loaded: LoadedExam; onRetry: () => void }) {
  if (!loaded.ok)
    return (
      <Page
        title={`${course.label}: practice exam`}
        above={<CourseTrail course={course} current="Practice exam" />}
        width="reading"
      >
        <ErrorState title="Failed to load exam data" message={NOT_LOADED[loaded.reason]} onRetry={onRetry} />
      </Page>
    )
  const { exam } = loaded
  return (
    <Page
      title={exam.title}
      above={<CourseTrail course={course} current="Practice exam" />}
      width="reading"
      actions={<ShareButton what="this exam" address={sharedExam(course, exam.seed)} />}
      description={exam.description && <RichText value={exam.description} inline />}
    >
      <div className="grid gap-6">
        <ExamFacts exam={exam} />
        <RunningExamNotice course={course} />
        <TopicsCovered course={course} exam={exam} />
        <BeforeYouBegin exam={exam} />
        <StartControls course={course} loaded={loaded} />
      </div>
    </Page>
  )
}

/** With its seed, the same questions in the same order for everybody. */
const sharedExam = (course: CourseContext, seed: number | undefined) =>
  seed === undefined ? addressesOf(course).exam : `${addressesOf(course).exam}?seed=${seed}`

function StartControls({ course, loaded }: { course: CourseContext; loaded: Extract<LoadedExam, { ok: true }> }) {
  const { exam } = loaded
  const history = useHistory()
  const navigate = useNavigate()
  const fetchNeeds = useFetchExamNeeds(course)
  const [timeFactor, setTimeFactor] = useState(1)
  const [choice, choose] = useState<Taken>()
  const taken = takeSection(exam, choice?.section, choice?.session)
  const [problem, setProblem] = useState<string>()
  const [isStarting, setIsStarting] = useState(false)
  const [isAsking, setIsAsking] = useState(false)

  async function start() {
    // EXI-12, OPN-101: it says why instead of being greyed out
    if (exam.id === '') return setProblem('No exam available to start.')
    setProblem(undefined)
    // one exam of a course at a time: the other one's clock would run on unseen
    if (await isUnderWay(history, course)) setIsAsking(true)
    else await begin()
  }

  async function begin() {
    setIsStarting(true)
    try {
      // the clock starts when all of it is here: from then on the connection may go
      await fetchNeeds(taken)
      // an exam with nothing to play is shown as such by the player (ERR-42); no attempt begins
      const attemptId =
        exam.questions.length > 0 ? await startExam(history, course, loaded, timeFactor, choice) : undefined
      await navigate({ to: addressesOf(course).examPlayer, state: { exam, ...(attemptId && { attemptId }) } })
    } catch {
      setProblem('The exam could not be started. Please check your connection and try again.')
    } finally {
      setIsStarting(false)
    }
  }

  return (
    <section aria-label="Start" className="grid gap-4">
      {sittingsOf(exam).length > 1 && <SectionChoice exam={exam} value={choice} onChange={choose} />}
      <TimeChoice exam={taken} value={timeFactor} onChange={setTimeFactor} />
      {problem && (
        <Alert variant="error">
          <AlertDescription>{problem}</AlertDescription>
        </Alert>
      )}
      <div className="flex flex-wrap gap-3">
        <Button size="lg" onClick={() => void start()} disabled={isStarting}>
          Start Practice Exam
        </Button>
        <InstructionsDialog exam={taken} timeFactor={timeFactor} />
      </div>
      <ConfirmDialog
        isOpen={isAsking}
        title="You have an exam under way"
        description="It is handed in as it is, with the answers it has, before this one starts. You find its results on the course page."
        confirm="Hand it in and start this one"
        busy="Handing in…"
        cancel="Back"
        onConfirm={async () => {
          await handInRunning(history, course)
          await begin()
        }}
        onClose={() => setIsAsking(false)}
      />
    </section>
  )
}

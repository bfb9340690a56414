import { Link, useNavigate } from '@tanstack/react-router'
import { lazy, type ReactNode, Suspense, startTransition, useState } from 'react'
import { EmptyState } from '#app/components/empty-state.tsx'
import { Button } from '#app/components/ui/button.tsx'
import { addressesOf } from '#app/platform/course-addresses.ts'
import { useHistory } from '#app/platform/history-provider.tsx'
import type { PracticeSearch } from '#app/platform/search.ts'
import { useSession } from '#app/platform/session/session.ts'
import { type CourseContext, courseOfEvents } from '#domain/catalogue/course-context.ts'
import { PracticeHeader } from './practice-header.tsx'
import { PracticePreview } from './practice-preview.tsx'
import type { PracticeQuestion, Stimulus } from './queries.ts'
import { QuestionOnScreen } from './question-on-screen.tsx'
import { TagFilter } from './tag-filter.tsx'
import { useFetchPracticeNeeds } from './use-fetch-practice-needs.ts'
import { usePractice } from './use-practice.ts'
import { type RestoredPlace, useRestoredPlace } from './use-practice-place.ts'
import { usePracticeRecord } from './use-practice-record.ts'

const AnalyticsDialog = lazy(() => import('./analytics-dialog.tsx').then((m) => ({ default: m.AnalyticsDialog })))

type PracticeProps = {
  course: CourseContext
  moduleId: string
  questions: readonly PracticeQuestion[]
  stimuli: readonly Stimulus[] | undefined
  lessonTitles: Record<string, string>
  search: PracticeSearch
  /** the button of a calculator, in courses that work with one */
  calculator?: ReactNode
}

const NO_TAGS: string[] = []

/** The questions of a module, from where the student left off. */
export function Practice(props: PracticeProps) {
  const { lesson, tags } = props.search
  const among = lesson === undefined ? props.questions : props.questions.filter(({ lessonId }) => lessonId === lesson)
  const left = useRestoredPlace(props.course, props.moduleId, among)
  // a shared link says which tags; without one the place says it
  const isAsLeft = tags === undefined || tags.join('\n') === left?.tags.join('\n')
  const place = isAsLeft ? left : left && { index: 0, tags }
  const record = usePracticeRecord(props.course.courseId, props.moduleId)
  const isSignedIn = useSession().status === 'signed-in'
  // while the place is read
  useFetchPracticeNeeds(props.questions, props.stimuli)
  // all at once, so that nothing moves once it is there
  if (!place || !record.isKnown || !isSignedIn)
    return (
      <PracticePreview
        total={props.questions.length}
        questions={among}
        tags={tags ?? NO_TAGS}
        calculator={props.calculator}
      />
    )
  return <PracticeAt {...props} among={among} place={place} />
}

function PracticeAt({
  course,
  moduleId,
  questions,
  stimuli,
  lessonTitles,
  search,
  among,
  calculator,
  place,
}: PracticeProps & { among: readonly PracticeQuestion[]; place: RestoredPlace }) {
  const history = useHistory()
  const navigate = useNavigate()
  const practice = usePractice({ course, moduleId, questions: among, stimuli, place })
  const [isAnalyticsOpen, setAnalyticsOpen] = useState(false)
  const { question, set } = practice
  // the history may hold questions that the module no longer has
  const attempted = Math.min(practice.metrics?.attempted ?? 0, questions.length)
  const toRetry = among.filter(({ id }) => practice.states[id]?.best === 'incorrect')

  function filter(tags: string[]) {
    practice.filter(tags)
    void navigate({
      to: '.',
      search: { lesson: search.lesson, tags: tags.length > 0 ? tags : undefined },
      replace: true,
      resetScroll: false,
    })
  }

  function reset() {
    void history.append({ type: 'challenge-progress-reset', ...courseOfEvents(course), moduleId })
    practice.startOver()
  }

  return (
    <div className="flex flex-col gap-6">
      <PracticeHeader
        metrics={practice.metrics}
        attempted={attempted}
        total={questions.length}
        toRetry={toRetry.length}
        calculator={calculator}
        onRetry={() => toRetry[0] && practice.showQuestion(toRetry[0].id)}
        // drawn in slices, so that the press itself is answered at once
        onAnalytics={() => startTransition(() => setAnalyticsOpen(true))}
      />
      {search.lesson !== undefined && (
        <p className="flex flex-wrap items-center gap-x-3 rounded-lg border bg-card px-4 py-3">
          Only questions on “{lessonTitles[search.lesson] ?? search.lesson}”.
          <Link to={addressesOf(course).challenges(moduleId)} className="link">
            All questions of the module
          </Link>
        </p>
      )}
      {toRetry.length > 0 && (
        <Link to={addressesOf(course).mistakes} className="link w-fit">
          Practise my mistakes in the whole course
        </Link>
      )}
      <TagFilter questions={among} chosen={practice.tags} onChange={filter} />
      {question ? (
        <QuestionOnScreen course={course} moduleId={moduleId} question={question} practice={practice} />
      ) : (
        <EmptyState title="No questions available" action={<Button onClick={() => filter([])}>Clear Filters</Button>}>
          Try clearing your tag filters to see all questions.
        </EmptyState>
      )}
      {set.length > 0 && isAnalyticsOpen && (
        <Suspense fallback={null}>
          <AnalyticsDialog
            course={course}
            moduleId={moduleId}
            attempted={attempted}
            total={questions.length}
            lessonTitles={lessonTitles}
            onClose={() => setAnalyticsOpen(false)}
            onReset={reset}
            onFilter={(tag) => {
              filter([tag])
              setAnalyticsOpen(false)
            }}
            onQuestion={(id) => {
              practice.showQuestion(id)
              setAnalyticsOpen(false)
            }}
          />
        </Suspense>
      )}
    </div>
  )
}

import { lazy, Suspense, startTransition, useEffect, useState } from 'react'
import { preloadAnswerViews } from '#app/components/answer/answer-views.ts'
import { EmptyState } from '#app/components/empty-state.tsx'
import { Button } from '#app/components/ui/button.tsx'
import { Skeleton } from '#app/components/ui/skeleton.tsx'
import { BesideStimulus, preloadStimulusPane } from '#app/platform/beside-stimulus.tsx'
import { useHistory } from '#app/platform/history-provider.tsx'
import { type CourseContext, courseOfEvents } from '#domain/catalogue/course-context.ts'
import { describeSet, setAround } from '#domain/question/question-set.ts'
import { preloadCheck } from './check-reply.ts'
import { PracticeHeader } from './practice-header.tsx'
import type { PracticeQuestion, Stimulus } from './queries.ts'
import { QuestionCard } from './question-card.tsx'
import { TagFilter } from './tag-filter.tsx'
import { usePractice } from './use-practice.ts'
import { type RestoredPlace, useRestoredPlace } from './use-practice-place.ts'

const AnalyticsDialog = lazy(() => import('./analytics-dialog.tsx').then((m) => ({ default: m.AnalyticsDialog })))

type PracticeProps = {
  course: CourseContext
  moduleId: string
  questions: readonly PracticeQuestion[]
  stimuli: readonly Stimulus[] | undefined
  lessonTitles: Record<string, string>
}

/** The questions of a module, from where the student left off. */
export function Practice(props: PracticeProps) {
  const place = useRestoredPlace(props.course, props.moduleId, props.questions)
  // while the place is read, so that no question waits for the way to answer it
  useEffect(() => {
    preloadCheck()
    preloadAnswerViews(props.questions)
    preloadStimulusPane(props.stimuli)
  }, [props.questions, props.stimuli])
  if (!place) return <Skeleton className="h-96 rounded-xl" />
  return <PracticeAt {...props} place={place} />
}

function PracticeAt({
  course,
  moduleId,
  questions,
  stimuli,
  lessonTitles,
  place,
}: PracticeProps & { place: RestoredPlace }) {
  const history = useHistory()
  const practice = usePractice({ course, moduleId, questions, stimuli, place })
  const [isAnalyticsOpen, setAnalyticsOpen] = useState(false)
  const { question, stimulus, set } = practice
  // the history may hold questions that the module no longer has
  const attempted = Math.min(practice.metrics?.attempted ?? 0, questions.length)
  const toRetry = questions.filter(({ id }) => practice.states[id]?.best === 'incorrect')

  const card = question && (
    <QuestionCard
      key={`${question.id}/${question.seed ?? ''}/${practice.turn}`}
      course={course}
      moduleId={moduleId}
      question={question}
      practice={practice}
      best={practice.states[question.id]?.best}
    />
  )

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
        onRetry={() => toRetry[0] && practice.showQuestion(toRetry[0].id)}
        // drawn in slices, so that the press itself is answered at once
        onAnalytics={() => startTransition(() => setAnalyticsOpen(true))}
      />
      <TagFilter questions={questions} chosen={practice.tags} onChange={practice.filter} />
      {card && stimulus && (
        <BesideStimulus
          key={`${stimulus.id}/${stimulus.seed ?? ''}`}
          course={course}
          stimulus={stimulus}
          about={describeSet(setAround(set, practice.index))}
        >
          {card}
        </BesideStimulus>
      )}
      {!stimulus && card}
      {!card && (
        <EmptyState
          title="No questions available"
          action={<Button onClick={() => practice.filter([])}>Clear Filters</Button>}
        >
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
              practice.filter([tag])
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

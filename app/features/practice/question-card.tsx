import { lazy, Suspense, useEffect, useRef, useState } from 'react'
import { AnswerInput } from '#app/components/answer/answer-input.tsx'
import { Figures } from '#app/components/figure.tsx'
import { scrollToStart } from '#app/components/scroll-to-start.ts'
import { Button } from '#app/components/ui/button.tsx'
import { digitOf, useShortcuts } from '#app/components/use-shortcuts.ts'
import { useSuggestMarks } from '#app/platform/suggest-marks.ts'
import type { CourseContext } from '#domain/catalogue/course-context.ts'
import type { AnswerStatus } from '#domain/history/events.ts'
import { betterStatus } from '#domain/practice/better-status.ts'
import { answerTypeOf } from '#domain/question/answer-types.ts'
import { CountdownChip } from './countdown-chip.tsx'
import { HintList } from './hint-list.tsx'
import type { PracticeQuestion } from './queries.ts'
import { QuestionActions } from './question-actions.tsx'
import { QuestionFeedback } from './question-feedback.tsx'
import { QuestionHead } from './question-head.tsx'
import { QuestionPrompt } from './question-prompt.tsx'
import { fetchRetryDialog } from './use-fetch-practice-needs.ts'
import type { PracticeSession } from './use-practice.ts'
import { useQuestionTurn } from './use-question-turn.ts'

const RetryDialog = lazy(() => fetchRetryDialog().then((m) => ({ default: m.RetryDialog })))

type QuestionCardProps = {
  course: CourseContext
  moduleId: string
  question: PracticeQuestion
  practice: PracticeSession
  /** best status so far, of earlier turns too */
  best: AnswerStatus | undefined
}

/** One question: prompt, answer, hints, feedback and the ways on (CHP-12..17). One turn; the next one is another element. */
export function QuestionCard({ course, moduleId, question, practice, best }: QuestionCardProps) {
  const turn = useQuestionTurn({
    courseId: course.courseId,
    question,
    restored: practice.restored,
    onEnd: practice.record,
    onPlace: practice.keepTurn,
  })
  const [isAsking, setAsking] = useState(false)
  const heading = useRef<HTMLHeadingElement>(null)
  // After a change of question the keyboard and the screen reader start at its number; the page's first one leaves the focus alone.
  useEffect(() => {
    if (practice.turn === 0) return
    heading.current?.focus({ preventScroll: true })
    // the question before may have been longer
    scrollToStart(heading.current)
  }, [practice.turn])

  const { ended } = turn
  const suggestMarks = useSuggestMarks(answerTypeOf(question).isSelfMarked === true && !ended)
  const bestNow = ended ? betterStatus(best ?? ended.status, ended.status) : best

  // an answered question is recorded already; moving on from it is no second attempt
  const skip = () =>
    practice.skip(ended ? null : { status: 'skipped', reply: null, seconds: turn.seconds(), hintsUsed: turn.hintsUsed })

  // 1 to 9 choose an option
  useShortcuts((event) => {
    const digit = digitOf(event)
    const given = digit === undefined ? undefined : answerTypeOf(question).replyByKey?.(question, digit - 1)
    return given ? () => void turn.answer(given) : undefined
  })

  return (
    <section aria-labelledby="question-number" className="rounded-xl border border-t-4 border-t-theme bg-card">
      <QuestionHead question={question} number={practice.index + 1} count={practice.set.length} heading={heading}>
        {turn.secondsLeft !== undefined && <CountdownChip secondsLeft={turn.secondsLeft} isRunning={!ended} />}
        {turn.secondsLeft !== undefined && !ended && (
          <Button variant="outline" size="sm" onClick={turn.extendTime}>
            More time
          </Button>
        )}
      </QuestionHead>
      <div className="flex flex-col gap-5 px-4 py-5 sm:px-6">
        {!ended && bestNow === 'incorrect' && (
          <p className="text-muted-foreground text-sm">You met this one before and have not solved it yet.</p>
        )}
        <QuestionPrompt prompt={question.prompt} />
        <Figures figures={question.figures} at="prompt" />
        <AnswerInput
          question={question}
          reply={turn.reply}
          stage={ended === null ? 'open' : turn.isFeedbackShown ? 'shown' : 'ended'}
          malformed={turn.malformed}
          parts={ended?.parts}
          onDraft={turn.draft}
          onAnswer={(reply) => void turn.answer(reply)}
          understandFormula={turn.understandFormula}
          suggestMarks={suggestMarks}
        />
        <HintList hints={question.hints} figures={question.figures} turn={turn} />
        <QuestionFeedback course={course} moduleId={moduleId} question={question} turn={turn} />
      </div>
      <QuestionActions
        course={course}
        moduleId={moduleId}
        question={question}
        turn={turn}
        practice={practice}
        isRetryOffered={bestNow === 'incorrect'}
        onSkip={() => (bestNow === 'incorrect' ? setAsking(true) : skip())}
      />
      {isAsking && (
        <Suspense>
          <RetryDialog onClose={() => setAsking(false)} onTryAgain={practice.retry} onSkip={skip} />
        </Suspense>
      )}
    </section>
  )
}

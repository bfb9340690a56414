import { ChevronLeft, ChevronRight, Eye, RefreshCw, RotateCcw, SkipForward } from 'lucide-react'
import { useRef } from 'react'
import { Button } from '#app/components/ui/button.tsx'
import { useLostFocus } from '#app/components/use-lost-focus.ts'
import { AskIlmLink } from '#app/platform/ask-ilm-link.tsx'
import type { CourseContext } from '#domain/catalogue/course-context.ts'
import { answerTypeOf, isAnswerable, isReady } from '#domain/question/answer-types.ts'
import { describeReply } from '#domain/question/describe-answer.ts'
import type { PracticeQuestion } from './queries.ts'
import type { PracticeSession } from './use-practice.ts'
import type { QuestionTurn } from './use-question-turn.ts'
import { useVariant } from './use-variant.ts'

type QuestionActionsProps = {
  course: CourseContext
  moduleId: string
  question: PracticeQuestion
  turn: QuestionTurn
  practice: PracticeSession
  /** the best status so far is incorrect (CHP-33) */
  isRetryOffered: boolean
  onSkip: () => void
}

/** The buttons under a question (CHP-17, CHP-29, CHP-33). */
export function QuestionActions(props: QuestionActionsProps) {
  const { question, turn, practice, isRetryOffered, onSkip } = props
  const isOpen = turn.ended === null
  const next = useRef<HTMLButtonElement>(null)
  // the button that checked it is gone then
  useLostFocus(next, isOpen)
  const isLast = practice.index === practice.set.length - 1
  return (
    <div className="flex flex-col gap-3 border-t px-4 py-4 sm:px-6">
      <div className="flex flex-wrap gap-2 empty:hidden">
        {isOpen && <CheckButton question={question} turn={turn} />}
        {isOpen && answerTypeOf(question).offersAnswer && (
          <Button variant="outline" onClick={turn.showAnswer}>
            <Eye aria-hidden />
            Show Answer
          </Button>
        )}
        {!isOpen && isRetryOffered && (
          <Button onClick={practice.retry}>
            <RotateCcw aria-hidden />
            Retry
          </Button>
        )}
        {!isOpen && <AnotherLikeThis {...props} />}
        {!isOpen && turn.ended?.status === 'incorrect' && <AskIlm {...props} />}
        {(isOpen || isRetryOffered) && (
          <Button variant="ghost" onClick={onSkip}>
            <SkipForward aria-hidden />
            Skip
          </Button>
        )}
      </div>
      <div className="flex flex-wrap justify-between gap-2">
        <Button variant="outline" onClick={practice.previous}>
          <ChevronLeft aria-hidden />
          Previous
        </Button>
        <Button ref={next} variant={isOpen || isRetryOffered ? 'outline' : 'default'} onClick={practice.next}>
          {isLast ? 'Start Over' : 'Next Question'}
          {isLast ? <RotateCcw aria-hidden /> : <ChevronRight aria-hidden />}
        </Button>
      </div>
    </div>
  )
}

/** What is put together or typed is checked on demand, once it is complete (CHP-22). */
function CheckButton({ question, turn }: { question: PracticeQuestion; turn: QuestionTurn }) {
  if (answerTypeOf(question).answersAtOnce || !isAnswerable(question)) return null
  return (
    <Button disabled={!isReady(question, turn.reply)} onClick={() => void turn.answer(turn.reply)}>
      Check Answer
    </Button>
  )
}

/** Other numbers for a template question, fetched while the student reads the feedback. */
function AnotherLikeThis({ course, moduleId, question, practice }: QuestionActionsProps) {
  const { variant, tryAgain } = useVariant(course, moduleId, question, practice.stimulus)
  if (variant.status === 'none') return null
  return (
    <Button
      variant="outline"
      disabled={variant.status === 'loading'}
      onClick={() => (variant.status === 'loaded' ? practice.showVariant(variant.variant) : tryAgain())}
    >
      <RefreshCw aria-hidden />
      {practice.stimulus ? 'This set with other numbers' : 'Another like this'}
    </Button>
  )
}

function AskIlm({ course, moduleId, question, turn }: QuestionActionsProps) {
  const about = {
    moduleId,
    questionId: question.id,
    ...(question.seed !== undefined && { seed: question.seed }),
    ...(turn.reply && { answer: describeReply(question, turn.reply) }),
  }
  return <AskIlmLink course={course} about={about} variant="outline" />
}

import { Check, X } from 'lucide-react'
import { cn } from '#app/components/cn.ts'
import { RichText } from '#app/components/rich-text.tsx'
import { shownOptions } from '#domain/question/describe-answer.ts'
import type { PracticeQuestion } from './queries.ts'
import type { QuestionTurn } from './use-question-turn.ts'

/** Letters of options, as on paper. */
const letter = (index: number) => String.fromCharCode(65 + index)

/** Choices: one click answers (CHP-19). They stay in place afterwards, marked in words as well as in colour. */
export function AnswerOptions({ question, turn }: { question: PracticeQuestion; turn: QuestionTurn }) {
  const { type } = question
  if (type !== 'multiple-choice' && type !== 'true-false') return null
  const chosen =
    turn.reply?.type === 'multiple-choice' || turn.reply?.type === 'true-false' ? turn.reply.optionId : null
  const isShown = turn.ended !== null && turn.isFeedbackShown
  const options = shownOptions(question)
  return (
    <div className="flex flex-col gap-2.5">
      <ul aria-label="Answers" className="flex flex-col gap-2.5">
        {options.map((option, index) => {
          const isChosen = option.id === chosen
          const isRight = isShown && option.correct
          const isWrong = isShown && isChosen && !option.correct
          return (
            <li key={option.id}>
              <button
                type="button"
                // stays focusable once answered, so that the keyboard does not lose its place
                aria-disabled={turn.ended !== null}
                aria-pressed={isChosen}
                onClick={() => void turn.answer({ type, optionId: option.id })}
                className={cn(
                  'touch-target flex w-full items-center gap-3 rounded-lg border border-input bg-card px-4 py-3 text-start',
                  turn.ended === null && 'hover:bg-accent hover:text-accent-foreground',
                  isChosen && 'border-primary bg-accent',
                  isRight && 'border-success bg-success-surface',
                  isWrong && 'border-error bg-error-surface',
                )}
              >
                <span
                  aria-hidden
                  className="grid size-7 shrink-0 place-items-center rounded-full border border-current font-semibold text-sm"
                >
                  {letter(index)}
                </span>
                <RichText value={option.content} inline className="min-w-0 flex-1" />
                {isRight && (
                  <span className="flex shrink-0 items-center gap-1 font-medium text-sm text-success">
                    <Check aria-hidden className="size-4" />
                    {isChosen ? 'Your answer' : 'Correct answer'}
                  </span>
                )}
                {isWrong && (
                  <span className="flex shrink-0 items-center gap-1 font-medium text-error text-sm">
                    <X aria-hidden className="size-4" />
                    Your answer
                  </span>
                )}
              </button>
            </li>
          )
        })}
      </ul>
      {turn.ended === null && (
        <p className="hidden text-muted-foreground text-xs pointer-fine:block">
          Keys 1 to {options.length} choose, too.
        </p>
      )}
    </div>
  )
}

import { useId } from 'react'
import { cn } from '../../cn.ts'
import { NameText } from '../../name-text.tsx'
import { AnswerMark } from '../answer-mark.tsx'
import { AnswerProblem } from '../answer-problem.tsx'
import { type AnswerViewProps, replyOfType } from '../answer-view.ts'

/** Several of the options, as check boxes: exactly so many, or all that apply. */
export function MultipleSelectAnswer({ question, reply, stage, malformed, onDraft }: AnswerViewProps) {
  const id = useId()
  const { options, choose } = question
  const chosen = replyOfType(reply, 'multiple-select')?.optionIds ?? []
  const toggle = (optionId: string) =>
    onDraft({
      type: 'multiple-select',
      // in the order of the options, so that the same choice is the same reply
      optionIds: options.flatMap((option) =>
        chosen.includes(option.id) !== (option.id === optionId) ? [option.id] : [],
      ),
    })
  return (
    <div className="flex flex-col gap-2.5">
      <p id={id} className="text-muted-foreground text-sm">
        {choose === undefined ? 'Choose all that apply.' : `Choose exactly ${choose}.`}
      </p>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset of its own would stand inside the lesson's */}
      <div role="group" aria-labelledby={id} className="flex flex-col gap-2.5">
        {options.map((option) => {
          const isChosen = chosen.includes(option.id)
          const isShown = stage === 'shown' && (option.correct || isChosen)
          return (
            <label
              key={option.id}
              className={cn(
                'touch-target flex items-center gap-3 rounded-lg border border-input bg-card px-4 py-3 has-focus-visible:outline-2 has-focus-visible:outline-ring has-focus-visible:outline-offset-2',
                stage === 'open' && 'cursor-pointer hover:bg-accent hover:text-accent-foreground',
                isChosen && 'border-primary bg-accent',
                isShown && (option.correct ? 'border-success bg-success-surface' : 'border-error bg-error-surface'),
              )}
            >
              <input
                type="checkbox"
                checked={isChosen}
                // stays focusable once answered, so that the keyboard does not lose its place
                aria-disabled={stage !== 'open'}
                onChange={() => stage === 'open' && toggle(option.id)}
                className="size-4.5 shrink-0 accent-primary"
              />
              <NameText value={option.content} className="min-w-0 flex-1" />
              {isShown && (
                <AnswerMark isRight={option.correct}>
                  {option.correct ? (isChosen ? 'Right' : 'Missed') : 'Not this one'}
                </AnswerMark>
              )}
            </label>
          )
        })}
      </div>
      {stage === 'open' && choose !== undefined && (
        <p aria-live="polite" className="figures text-muted-foreground text-sm">
          {chosen.length} of {choose} chosen
          {chosen.length > choose && `: take ${chosen.length - choose} away`}
        </p>
      )}
      <AnswerProblem question={question} malformed={malformed} />
    </div>
  )
}

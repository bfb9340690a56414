import { Check, X } from 'lucide-react'
import { cn } from '../../cn.ts'
import { FigurePicture } from '../../figure.tsx'
import { NameText } from '../../name-text.tsx'
import type { ChoiceProps } from './choice-props.ts'

/** Letters of options, as on paper. */
const letter = (index: number) => String.fromCharCode(65 + index)

/** Choices: one click answers (CHP-19). They stay in place afterwards, marked in words as well as in colour. */
export function ChoiceButtons({ options, figures, chosen, stage, onChoose }: ChoiceProps) {
  const isOpen = stage === 'open'
  const isShown = stage === 'shown'
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
                aria-disabled={!isOpen}
                aria-pressed={isChosen}
                onClick={() => isOpen && onChoose(index)}
                className={cn(
                  'touch-target flex w-full items-center gap-3 rounded-lg border border-input bg-card px-4 py-3 text-start',
                  isOpen && 'hover:bg-accent hover:text-accent-foreground',
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
                <span className="min-w-0 flex-1">
                  <NameText value={option.content} />
                  <FigurePicture figures={figures} at={`options.${option.id}`} />
                </span>
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
      {isOpen && (
        <p className="hidden text-muted-foreground text-xs pointer-fine:block">
          Keys 1 to {options.length} choose, too.
        </p>
      )}
    </div>
  )
}

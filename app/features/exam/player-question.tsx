import { Ban, Undo2 } from 'lucide-react'
import { useId, useState } from 'react'
import { cn } from '#app/components/cn.ts'
import { FigurePicture, Figures } from '#app/components/figure.tsx'
import { NameText } from '#app/components/name-text.tsx'
import { RichText } from '#app/components/rich-text.tsx'
import { Button } from '#app/components/ui/button.tsx'
import type { ExamQuestionOf } from '#domain/exam/exam.ts'
import type { RichText as RichTextValue } from '#domain/text/rich-text.ts'

export const optionLetter = (index: number) => String.fromCharCode(65 + index)

type PlayerQuestionProps = {
  question: ExamQuestionOf<RichTextValue>
  chosen: number | undefined
  struck: readonly number[]
  onChoose: (option: number) => void
  onStrike: (option: number, isStruck: boolean) => void
}

/** One question: its text and its options A, B, C … as radio buttons (EXP-05), each of which can be struck out. */
export function PlayerQuestion({ question, chosen, struck, onChoose, onStrike }: PlayerQuestionProps) {
  const name = useId()
  // The answer is shown at once; what was recorded follows a moment later, and another tab may still change it.
  const [picked, pick] = useState<{ option: number; instead: number | undefined }>()
  const shown = picked && picked.instead === chosen ? picked.option : chosen
  return (
    <fieldset className="grid min-w-0 grid-cols-1 gap-5">
      <legend className="prose-lesson contents">
        <RichText value={question.text} className="text-lg" />
      </legend>
      <Figures figures={question.figures} at="prompt" />
      <div className="grid grid-cols-1 gap-3">
        {question.options.map((option, index) => {
          const isStruck = struck.includes(index)
          return (
            // options have no ids of their own, and their order never changes within an attempt
            // biome-ignore lint/suspicious/noArrayIndexKey: see above
            <div key={`${question.id}-${index}`} className="flex items-stretch gap-2">
              <label
                className={cn(
                  'flex min-h-12 min-w-0 flex-1 cursor-pointer items-center gap-3 rounded-lg border bg-card px-4 py-2.5 hover:border-primary has-focus-visible:outline-2 has-focus-visible:outline-ring has-focus-visible:outline-offset-2',
                  shown === index && 'border-primary bg-accent',
                  isStruck && shown !== index && 'text-muted-foreground line-through opacity-70',
                )}
              >
                <input
                  type="radio"
                  name={name}
                  className="sr-only"
                  checked={shown === index}
                  onChange={() => {
                    pick({ option: index, instead: chosen })
                    onChoose(index)
                  }}
                />
                <span
                  aria-hidden
                  className={cn(
                    'grid size-7 shrink-0 place-items-center rounded-full border font-semibold text-sm',
                    shown === index && 'border-primary bg-primary text-primary-foreground',
                  )}
                >
                  {optionLetter(index)}
                </span>
                <span className="sr-only">{`Option ${optionLetter(index)}${isStruck ? ', struck out' : ''}: `}</span>
                <span className="min-w-0">
                  <NameText value={option} />
                  <FigurePicture figures={question.figures} at={`options.${index}`} />
                </span>
              </label>
              <Button
                variant="ghost"
                size="icon"
                className="h-auto shrink-0 self-stretch text-muted-foreground"
                aria-pressed={isStruck}
                aria-label={`Strike out option ${optionLetter(index)}`}
                onClick={() => onStrike(index, !isStruck)}
              >
                {isStruck ? <Undo2 aria-hidden /> : <Ban aria-hidden />}
              </Button>
            </div>
          )
        })}
      </div>
    </fieldset>
  )
}

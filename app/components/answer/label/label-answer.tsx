import { useState } from 'react'
import { figuresAt } from '#domain/figure/figures-at.ts'
import { DRAWING_AT } from '#domain/question/types/label/label.ts'
import { cn } from '../../cn.ts'
import { FigurePicture } from '../../figure.tsx'
import { NameText } from '../../name-text.tsx'
import { Button } from '../../ui/button.tsx'
import { AnswerProblem } from '../answer-problem.tsx'
import { type AnswerViewProps, replyOfType } from '../answer-view.ts'
import { BlankControl } from '../blank/blank-control.tsx'
import { fillBlanks } from '../blank/fill-blanks.ts'

/** Places on a drawing, each named by a choice: by pressing the place and then the word, or in the list beneath. */
export function LabelAnswer(props: AnswerViewProps) {
  const { question, reply, malformed } = props
  const { places = [], figures } = question
  const blanks = fillBlanks(props, places.length, replyOfType(reply, 'label')?.given ?? [], (given) => ({
    type: 'label',
    given,
  }))
  const [active, setActive] = useState(0)
  const chosenAt = (index: number) => places[index]?.blank.choices[Number(blanks.given(index) || Number.NaN)]
  const current = places[active]
  const drawing = figuresAt(figures, DRAWING_AT)[0]

  function choose(choice: number) {
    blanks.change(active, String(choice))
    // on to the next open place, around the end
    const next = places.findIndex(
      (_, step) => blanks.given((active + 1 + step) % places.length) === '' && step < places.length - 1,
    )
    if (next >= 0) setActive((active + 1 + next) % places.length)
  }

  return (
    <div className="flex flex-col gap-4">
      {blanks.isOpen && (
        <p className="text-muted-foreground text-sm">
          Press a number on the drawing, then the word that belongs there; or choose in the list.
        </p>
      )}
      <div className="relative mx-auto w-full max-w-md [&_svg]:w-full">
        <FigurePicture figures={drawing && [drawing]} at={DRAWING_AT} />
        {drawing?.markup &&
          places.map(({ x, y, blank }, index) => {
            const chosen = chosenAt(index)
            const part = blanks.part(index)
            return (
              <button
                // biome-ignore lint/suspicious/noArrayIndexKey: places have no ids and never move
                key={index}
                type="button"
                style={{ left: `${100 * x}%`, top: `${100 * y}%` }}
                aria-pressed={blanks.isOpen ? index === active : undefined}
                aria-disabled={!blanks.isOpen}
                aria-label={`${index + 1}, ${blank.name}: ${chosen ? chosen.content.text : 'open'}`}
                onClick={() => blanks.isOpen && setActive(index)}
                className={cn(
                  'absolute grid size-8 -translate-x-1/2 -translate-y-1/2 place-items-center rounded-full border-2 border-foreground bg-card font-semibold text-sm',
                  // a finger's width, whatever is shown
                  'before:absolute before:-inset-1.5 before:rounded-full',
                  chosen && 'bg-accent',
                  blanks.isOpen && index === active && 'border-primary bg-primary text-primary-foreground',
                  part && (part.isRight ? 'border-success bg-success-surface' : 'border-error bg-error-surface'),
                )}
              >
                {index + 1}
              </button>
            )
          })}
      </div>
      {blanks.isOpen && current && (
        // biome-ignore lint/a11y/useSemanticElements: a fieldset of its own would stand inside the lesson's
        <div
          role="group"
          aria-label={`Words for ${active + 1}, ${current.blank.name}`}
          className="flex flex-wrap gap-2"
        >
          {current.blank.choices.map((choice, index) => (
            <Button
              // biome-ignore lint/suspicious/noArrayIndexKey: choices have no ids; their index is the reply
              key={index}
              variant={blanks.given(active) === String(index) ? 'default' : 'outline'}
              size="sm"
              aria-pressed={blanks.given(active) === String(index)}
              onClick={() => choose(index)}
            >
              <NameText value={choice.content} />
            </Button>
          ))}
        </div>
      )}
      <ol className="grid gap-2 sm:grid-cols-2">
        {places.map(({ blank }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: places have no ids and never move
          <li key={index} className="flex items-center gap-2">
            <span aria-hidden className="figures w-6 shrink-0 font-semibold">
              {index + 1}.
            </span>
            <BlankControl
              blank={{ ...blank, name: `${index + 1}, ${blank.name}` }}
              given={blanks.given(index)}
              isOpen={blanks.isOpen}
              part={blanks.part(index)}
              onChange={(text) => blanks.change(index, text)}
              onDone={blanks.done}
            />
          </li>
        ))}
      </ol>
      <AnswerProblem question={question} malformed={malformed} />
    </div>
  )
}

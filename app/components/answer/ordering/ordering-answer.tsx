import { GripVertical } from 'lucide-react'
import { type DragEvent, useState } from 'react'
import { checkAnswer } from '#domain/question/check-answer.ts'
import { shownOrder } from '#domain/question/shown-order.ts'
import { cn } from '../../cn.ts'
import { MoveButtons, useMovedFocus } from '../../move-buttons.tsx'
import { RichText } from '../../rich-text.tsx'
import { AnswerMark } from '../answer-mark.tsx'
import { AnswerProblem } from '../answer-problem.tsx'
import { type AnswerViewProps, replyOfType } from '../answer-view.ts'

/** Items to put in order: by the arrows beside each, the same by finger and keyboard; a mouse may also drag. */
export function OrderingAnswer({ question, reply, stage, malformed, onDraft }: AnswerViewProps) {
  const { items, ends } = question
  const given = replyOfType(reply, 'ordering')
  const order = given?.order.length === items.length ? given.order : shownOrder(question, 'items', items.length)
  const isOpen = stage === 'open'
  const [dragged, setDragged] = useState<number>()
  const [said, say] = useState('')
  const { list, keepFocus } = useMovedFocus()
  const parts = stage === 'shown' && given ? partsOf(question, given) : undefined

  function move(from: number, to: number) {
    const item = order[from]
    if (!isOpen || item === undefined || to < 0 || to >= order.length || from === to) return
    const next = order.toSpliced(from, 1).toSpliced(to, 0, item)
    say(`${items[item]?.text ?? ''}: place ${to + 1} of ${order.length}`)
    onDraft({ type: 'ordering', order: next })
  }
  const drop = (event: DragEvent, place: number) => {
    event.preventDefault()
    if (dragged !== undefined) move(dragged, place)
    setDragged(undefined)
  }

  return (
    <div className="flex flex-col gap-2">
      {isOpen && <p className="text-muted-foreground text-sm">Put them in order with the arrows.</p>}
      {ends && <RichText value={ends.start} inline className="ps-2 font-medium text-muted-foreground text-sm" />}
      <ol ref={list} aria-label="Items in order" className="flex flex-col gap-2">
        {order.map((item, place) => {
          const text = items[item]
          if (!text) return null
          const part = parts?.[place]
          return (
            <li
              key={item}
              data-item={item}
              draggable={isOpen}
              onDragStart={() => setDragged(place)}
              onDragEnd={() => setDragged(undefined)}
              onDragOver={(event) => event.preventDefault()}
              onDrop={(event) => drop(event, place)}
              className={cn(
                'flex items-center gap-2 rounded-lg border border-input bg-card py-1.5 ps-2 pe-1',
                dragged === place && 'opacity-50',
                part && (part.isRight ? 'border-success bg-success-surface' : 'border-error bg-error-surface'),
              )}
            >
              {isOpen && <GripVertical aria-hidden className="size-4 shrink-0 cursor-grab text-muted-foreground" />}
              <span className="figures w-6 shrink-0 text-muted-foreground">{place + 1}.</span>
              <RichText value={text} inline className="min-w-0 flex-1" />
              {part && <AnswerMark isRight={part.isRight} />}
              {isOpen && (
                <MoveButtons
                  name={text.text}
                  place={place}
                  count={order.length}
                  onMove={(to, direction) => {
                    keepFocus(item, direction)
                    move(place, to)
                  }}
                />
              )}
            </li>
          )
        })}
      </ol>
      {ends && <RichText value={ends.end} inline className="ps-2 font-medium text-muted-foreground text-sm" />}
      <p aria-live="polite" className="sr-only">
        {said}
      </p>
      <AnswerProblem question={question} malformed={malformed} />
    </div>
  )
}

function partsOf(question: AnswerViewProps['question'], reply: NonNullable<AnswerViewProps['reply']>) {
  const checked = checkAnswer(question, reply)
  return checked.kind === 'checked' ? checked.parts : undefined
}

import { Check, Link2, X } from 'lucide-react'
import { type DragEvent, useState } from 'react'
import { describeMalformed } from '#domain/question/describe-check.ts'
import { shownOrder } from '#domain/question/shown-order.ts'
import { cn } from '../../cn.ts'
import { NameText } from '../../name-text.tsx'
import { RichText } from '../../rich-text.tsx'
import { type AnswerViewProps, replyOfType, type ShownQuestion } from '../answer-view.ts'

/** Pairs to put together (D18): press a left side, then its partner. The same by mouse, finger and keyboard; a mouse may also drag. */
export function MatchAnswer({ question, reply, stage, malformed, onDraft }: AnswerViewProps) {
  const { pairs } = question
  const order = shownOrder(question, 'rights', pairs.length)
  const rights = replyOfType(reply, 'match')?.rights ?? pairs.map(() => null)
  const [active, setActive] = useState(() => Math.max(0, rights.indexOf(null)))
  if (pairs.length === 0) return <MatchPreview question={question} />
  const isEnded = stage !== 'open'
  const isShown = stage === 'shown'

  function put(left: number, right: number) {
    if (isEnded) return
    const isTakenBack = rights[left] === right
    // a right side has one place: it moves
    const next = rights.map((other, index) =>
      index === left ? (isTakenBack ? null : right) : other === right ? null : other,
    )
    onDraft({ type: 'match', rights: next })
    const after = [...next.keys()].map((step) => (left + 1 + step) % next.length)
    setActive(isTakenBack ? left : (after.find((index) => next[index] === null) ?? left))
  }
  const drop = (left: number) => (event: DragEvent) => {
    const right = Number(event.dataTransfer.getData('text/plain'))
    event.preventDefault()
    if (order.includes(right)) put(left, right)
  }

  return (
    <div className="flex flex-col gap-3">
      {!isEnded && (
        <p className="text-muted-foreground text-sm">Pick an item on the left, then its partner on the right.</p>
      )}
      <div className="grid grid-cols-2 gap-3 sm:gap-6">
        <ol aria-label="Items" className="flex flex-col gap-2.5">
          {pairs.map((pair, left) => {
            const right = rights[left] ?? null
            const isRight = right !== null && pairs[right]?.right.html === pair.right.html
            return (
              // biome-ignore lint/suspicious/noArrayIndexKey: pairs have no ids; their order is part of the reply
              <li key={left}>
                <button
                  type="button"
                  aria-pressed={!isEnded && active === left}
                  aria-disabled={isEnded}
                  onClick={() => !isEnded && setActive(left)}
                  onDragOver={(event) => event.preventDefault()}
                  onDrop={drop(left)}
                  className={cn(
                    'touch-target flex w-full flex-col gap-1 rounded-lg border border-input bg-card px-3 py-2.5 text-start',
                    !isEnded && active === left && 'border-primary bg-accent',
                    isShown && (isRight ? 'border-success bg-success-surface' : 'border-error bg-error-surface'),
                  )}
                >
                  <NameText value={pair.left} className="font-medium" />
                  <span className="flex items-center gap-1.5 text-muted-foreground text-sm">
                    {isShown ? (
                      isRight ? (
                        <Check aria-label="Correct" className="size-4 shrink-0 text-success" />
                      ) : (
                        <X aria-label="Incorrect" className="size-4 shrink-0 text-error" />
                      )
                    ) : (
                      <Link2 aria-hidden className="size-4 shrink-0" />
                    )}
                    {right === null ? 'no partner yet' : <NameText value={pairs[right]?.right ?? pair.right} />}
                  </span>
                  {isShown && !isRight && (
                    <span className="text-sm text-success">
                      Belongs to: <NameText value={pair.right} />
                    </span>
                  )}
                </button>
              </li>
            )
          })}
        </ol>
        <ul aria-label="Partners" className="flex flex-col gap-2.5">
          {order.map((right) => {
            const partner = pairs[right]
            const place = rights.indexOf(right)
            if (!partner) return null
            return (
              <li key={right}>
                <button
                  type="button"
                  draggable={!isEnded}
                  onDragStart={(event) => event.dataTransfer.setData('text/plain', String(right))}
                  aria-disabled={isEnded}
                  aria-pressed={place >= 0}
                  onClick={() => put(active, right)}
                  className={cn(
                    'touch-target flex w-full items-center gap-2 rounded-lg border border-input border-dashed bg-card px-3 py-2.5 text-start',
                    !isEnded && 'hover:bg-accent hover:text-accent-foreground',
                    place >= 0 && 'border-solid bg-muted',
                  )}
                >
                  <NameText value={partner.right} className="flex-1" />
                  {place >= 0 && <span className="sr-only">, put beside {pairs[place]?.left.text}</span>}
                </button>
              </li>
            )
          })}
        </ul>
      </div>
      <p role="alert" className="text-error text-sm empty:hidden">
        {malformed && describeMalformed(malformed, question)}
      </p>
    </div>
  )
}

/** Without pairs there is nothing to check (CHP-27). */
function MatchPreview({ question }: { question: ShownQuestion }) {
  return (
    <div className="rounded-lg border border-dashed px-4 py-4">
      <p className="text-muted-foreground text-sm">Preview only: this matching question can’t be answered here.</p>
      {question.options.length > 0 && (
        <ul className="mt-3 grid gap-2 sm:grid-cols-2">
          {question.options.map((option) => (
            <li key={option.id} className="rounded-md bg-muted px-3 py-2">
              <RichText value={option.content} inline />
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}

import { GripVertical } from 'lucide-react'
import { useState } from 'react'
import { MoveButtons, useMovedFocus } from '#app/components/move-buttons.tsx'
import { RichText } from '#app/components/rich-text.tsx'
import { Button } from '#app/components/ui/button.tsx'
import { moveEntry, placedRight, startOrder } from '#domain/content/try-it.ts'
import type { InteractiveItem } from './interactive-element.ts'
import { ItemMark, Verdict } from './verdict.tsx'

/** Put into order: with the arrows beside each item, or by dragging. */
export function Ordering({ label, items }: { label: string; items: InteractiveItem[] }) {
  const [order, setOrder] = useState(() => startOrder(items.length, label))
  const [isChecked, setIsChecked] = useState(false)
  const [dragged, setDragged] = useState<number | null>(null)
  const [said, setSaid] = useState('')
  const { list, keepFocus } = useMovedFocus()
  const right = placedRight(order)

  function move(from: number, to: number) {
    setOrder(moveEntry(order, from, to))
    setIsChecked(false)
    const item = items[order[from] ?? -1]
    if (item) setSaid(`${item.text.text}: place ${to + 1} of ${items.length}`)
  }

  return (
    <>
      <ol ref={list} className="flex flex-col gap-2">
        {order.map((index, place) => {
          const item = items[index]
          if (!item) return null
          return (
            <li
              key={index}
              data-item={index}
              draggable
              onDragStart={() => setDragged(place)}
              onDragEnd={() => setDragged(null)}
              onDragOver={(event) => event.preventDefault()}
              onDrop={() => dragged !== null && move(dragged, place)}
              className={`flex items-center gap-2 rounded-lg border bg-card py-1 ps-2 pe-1 ${dragged === place ? 'opacity-50' : ''}`}
            >
              <GripVertical aria-hidden className="size-4 shrink-0 cursor-grab text-muted-foreground" />
              <span className="figures w-6 shrink-0 text-muted-foreground">{place + 1}.</span>
              <RichText value={item.text} inline className="min-w-0 flex-1" />
              {isChecked && <ItemMark isRight={index === place} />}
              <MoveButtons
                name={item.text.text}
                place={place}
                count={order.length}
                onMove={(to, direction) => {
                  keepFocus(index, direction)
                  move(place, to)
                }}
              />
            </li>
          )
        })}
      </ol>
      <p aria-live="polite" className="sr-only">
        {said}
      </p>
      <div className="mt-4 flex flex-wrap items-center gap-3 print:hidden">
        <Button size="sm" onClick={() => setIsChecked(true)}>
          Check my order
        </Button>
        <div role="status">
          {isChecked && (
            <Verdict isRight={right === items.length}>
              {right === items.length
                ? 'That is the right order.'
                : `${right} of ${items.length} are in the right place. Move the others and check again.`}
            </Verdict>
          )}
        </div>
      </div>
    </>
  )
}

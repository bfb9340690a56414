import { ArrowDown, ArrowUp } from 'lucide-react'
import { type RefObject, useEffect, useRef } from 'react'
import { cn } from './cn.ts'
import { Button } from './ui/button.tsx'

type Direction = 'up' | 'down'

/**
 * For a list whose rows are moved by `MoveButtons`: a row that moves in the page loses the focus. It gets it back, so that the same key can be pressed
 * again. Each row says which it is with `data-item`.
 */
export function useMovedFocus(): {
  list: RefObject<HTMLOListElement | null>
  keepFocus: (item: number, direction: Direction) => void
} {
  const list = useRef<HTMLOListElement>(null)
  const moved = useRef<{ item: number; direction: Direction } | undefined>(undefined)
  useEffect(() => {
    if (!moved.current) return
    const { item, direction } = moved.current
    moved.current = undefined
    list.current?.querySelector<HTMLElement>(`[data-item="${item}"] [data-move="${direction}"]`)?.focus()
  })
  return {
    list,
    keepFocus: (item, direction) => {
      moved.current = { item, direction }
    },
  }
}

type MoveButtonsProps = {
  /** what is moved */
  name: string
  place: number
  count: number
  onMove: (to: number, direction: Direction) => void
}

/** The arrows beside a row that can be moved. */
export function MoveButtons({ name, place, count, onMove }: MoveButtonsProps) {
  return (
    <>
      <MoveButton direction="up" name={name} isAtEnd={place === 0} onMove={() => onMove(place - 1, 'up')} />
      <MoveButton direction="down" name={name} isAtEnd={place === count - 1} onMove={() => onMove(place + 1, 'down')} />
    </>
  )
}

type MoveButtonProps = { direction: Direction; name: string; isAtEnd: boolean; onMove: () => void }

function MoveButton({ direction, name, isAtEnd, onMove }: MoveButtonProps) {
  const Icon = direction === 'up' ? ArrowUp : ArrowDown
  return (
    <Button
      variant="ghost"
      size="icon"
      data-move={direction}
      aria-label={`Move ${name} ${direction}`}
      // stays focusable at the end of the list, so that the keyboard does not lose its place
      aria-disabled={isAtEnd}
      className={cn(isAtEnd && 'opacity-40')}
      onClick={() => !isAtEnd && onMove()}
    >
      <Icon aria-hidden />
    </Button>
  )
}

import { useEffect, useState } from 'react'
import { plainNumber } from '#domain/maths/format-number.ts'
import { readNumber } from '#domain/maths/read-number.ts'
import type { GraphPoint } from '#domain/question/types/graph/drawn-graph.ts'
import { Input } from '../../ui/input.tsx'

type CoordinateFieldsProps = {
  name: string
  point: GraphPoint | null
  /** a number line has one */
  isFlat: boolean
  isOpen: boolean
  onMove: (point: GraphPoint | null) => void
}

const read = (text: string): number | undefined => {
  const number = readNumber(text.replaceAll('−', '-'))
  return number.ok && number.rest === '' && Number.isFinite(number.value) ? number.value : undefined
}
const shown = (value: number | undefined) => (value === undefined ? '' : plainNumber(value).replace('-', '−'))

/** A point as numbers to type: the same as to place it, for those who would rather type, or cannot see the grid. */
export function CoordinateFields({ name, point, isFlat, isOpen, onMove }: CoordinateFieldsProps) {
  const [texts, setTexts] = useState<[string, string]>([shown(point?.[0]), shown(point?.[1])])
  const [x, y] = point ?? []
  // moved on the board: the numbers follow; while a number is only half typed, its text stays
  useEffect(() => {
    setTexts((now) => [
      x !== undefined && read(now[0]) !== x ? shown(x) : now[0],
      y !== undefined && read(now[1]) !== y ? shown(y) : now[1],
    ])
  }, [x, y])

  function change(index: 0 | 1, text: string) {
    const next: [string, string] = index === 0 ? [text, texts[1]] : [texts[0], text]
    setTexts(next)
    const [a, b] = [read(next[0]), isFlat ? 0 : read(next[1])]
    if (a !== undefined && b !== undefined) onMove([a, b])
    else if (point && next.every((one) => one.trim() === '')) onMove(null)
  }
  const field = (index: 0 | 1, axis: string) => (
    <Input
      aria-label={isFlat ? name : `${name}, ${axis}`}
      value={texts[index]}
      maxLength={20}
      readOnly={!isOpen}
      inputMode="text"
      autoComplete="off"
      onChange={(event) => change(index, event.target.value)}
      className="w-20"
    />
  )
  return (
    <span className="inline-flex items-center gap-1.5">
      <span aria-hidden className="font-medium text-sm">
        {name}
      </span>
      {isFlat ? (
        field(0, 'x')
      ) : (
        <>
          <span aria-hidden>(</span>
          {field(0, 'x')}
          <span aria-hidden>,</span>
          {field(1, 'y')}
          <span aria-hidden>)</span>
        </>
      )}
    </span>
  )
}

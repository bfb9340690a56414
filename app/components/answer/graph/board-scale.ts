import { plainNumber, withoutNoise } from '#domain/maths/format-number.ts'
import type { GraphOf, GraphPoint } from '#domain/question/types/graph/drawn-graph.ts'

type Graph = GraphOf<unknown>
type Axis = Graph['x']

/** Units of the board's view box: 320 wide like all figures, so that text of 15 is 12 px on the narrowest phone. */
export const BOARD_WIDTH = 320
const LEFT = 40
const RIGHT = 18
const TOP = 32
const BOTTOM = 40
/** Height of a number line's board, and where the line lies. */
const LINE_HEIGHT = 110
const LINE_AT = 50
/** Least room between two numbers of an axis. */
const NUMBER_ROOM = 34

export type BoardScale = {
  height: number
  toX: (value: number) => number
  toY: (value: number) => number
  /** the axes' numbers at a place of the board, on the nearest lines of the grid */
  snapped: (x: number, y: number) => GraphPoint
  xLines: readonly AxisLine[]
  yLines: readonly AxisLine[]
  /** where the axes lie: through zero where it is on the board */
  xAxisAt: number
  yAxisAt: number
}
type AxisLine = { value: number; at: number; text: string | undefined }

/** Turns the axes' numbers into places of the board and back. */
export function boardScale({ x, y }: Pick<Graph, 'x' | 'y'>): BoardScale {
  const height = y ? BOARD_WIDTH : LINE_HEIGHT
  const toX = along(x, LEFT, BOARD_WIDTH - RIGHT)
  const toY = y ? along(y, height - BOTTOM, TOP) : () => LINE_AT
  return {
    height,
    toX,
    toY,
    snapped: (boardX, boardY) => [
      snap(x, back(x, LEFT, BOARD_WIDTH - RIGHT, boardX)),
      y ? snap(y, back(y, height - BOTTOM, TOP, boardY)) : 0,
    ],
    xLines: linesOf(x, toX),
    yLines: y ? linesOf(y, toY) : [],
    xAxisAt: y ? toY(Math.min(Math.max(0, y.min), y.max)) : LINE_AT,
    yAxisAt: toX(Math.min(Math.max(0, x.min), x.max)),
  }
}

const along =
  ({ min, max }: Axis, from: number, to: number) =>
  (value: number) =>
    from + ((value - min) / (max - min)) * (to - from)
const back = ({ min, max }: Axis, from: number, to: number, at: number) =>
  min + ((at - from) / (to - from)) * (max - min)

/** The nearest line of the grid, inside the axis. */
export function snap({ min, max, step }: Axis, value: number): number {
  const nearest = withoutNoise(min + Math.round((value - min) / step) * step)
  return Math.min(Math.max(nearest, min), max)
}

function linesOf(axis: Axis, place: (value: number) => number): AxisLine[] {
  const { min, max, step } = axis
  const count = Math.round((max - min) / step)
  const room = Math.abs(place(max) - place(min)) / count
  // round numbers: every line, every second, every fifth …, counted from zero
  const every = [1, 2, 5, 10, 20, 50].find((many) => room * many >= NUMBER_ROOM) ?? count
  return Array.from({ length: count + 1 }, (_, index) => {
    const value = withoutNoise(min + index * step)
    const isNumbered = Math.abs(Math.round(value / step) % every) === 0
    return { value, at: place(value), text: isNumbered ? plainNumber(value).replace('-', '−') : undefined }
  })
}

import { type KeyboardEvent, type MouseEvent, type PointerEvent, useId, useRef, useState } from 'react'
import { plainLabel } from '#domain/figure/label-runs.ts'
import { describeGiven } from '#domain/question/types/graph/describe-given.ts'
import type { GraphEnds, GraphPoint } from '#domain/question/types/graph/drawn-graph.ts'
import { describePoint } from '#domain/question/types/graph/graph.ts'
import { cn } from '../../cn.ts'
import type { ShownQuestion } from '../answer-view.ts'
import { BoardGrid } from './board-grid.tsx'
import { BOARD_WIDTH, boardScale, snap } from './board-scale.ts'
import { DrawnShape } from './drawn-shape.tsx'

export type ShownGraph = NonNullable<ShownQuestion['graph']>

type GraphBoardProps = {
  graph: ShownGraph
  points: readonly (GraphPoint | null)[]
  ends: GraphEnds | undefined
  names: readonly string[]
  isOpen: boolean
  /** once it is over: what was right, drawn beside */
  isSolved: boolean
  onMove: (index: number, point: GraphPoint | null) => void
}

const MOVES: Record<string, readonly [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, 1],
  ArrowDown: [0, -1],
}
/** Half a finger, in the board's units. */
const TOUCH = 20

/** Axes with a grid, and points on it that a finger, a mouse or the arrow keys move from line to line. */
export function GraphBoard({ graph, points, ends, names, isOpen, isSolved, onMove }: GraphBoardProps) {
  const clip = useId()
  const board = useRef<SVGSVGElement>(null)
  const [dragged, setDragged] = useState<number>()
  const [active, setActive] = useState(0)
  const scale = boardScale(graph)
  const { x, y } = graph
  const axes = `${y ? 'Axes' : 'Number line'}: ${axisWords('x', x)}${y ? `, ${axisWords('y', y)}` : ''}`

  function placeOf(event: MouseEvent): GraphPoint {
    const frame = board.current?.getBoundingClientRect()
    if (!frame) return [x.min, y?.min ?? 0]
    const unit = BOARD_WIDTH / frame.width
    return scale.snapped((event.clientX - frame.left) * unit, (event.clientY - frame.top) * unit)
  }
  /** A press on the board puts the next point there; once all are placed, it moves the one last touched. A swipe scrolls the page. */
  function press(event: MouseEvent) {
    if (!isOpen) return
    const open = points.indexOf(null)
    const index = open >= 0 ? open : active
    setActive(index)
    onMove(index, placeOf(event))
  }
  function grab(event: PointerEvent, index: number) {
    if (!isOpen || event.button > 0) return
    setActive(index)
    setDragged(index)
    board.current?.setPointerCapture(event.pointerId)
  }
  function drag(event: PointerEvent) {
    if (dragged === undefined) return
    const [a, b] = placeOf(event)
    const now = points[dragged]
    if (!now || now[0] !== a || now[1] !== b) onMove(dragged, [a, b])
  }
  function moveByKey(event: KeyboardEvent, index: number, point: GraphPoint) {
    const move = MOVES[event.key]
    if (!isOpen) return
    if (event.key === 'Delete' || event.key === 'Backspace') {
      event.preventDefault()
      onMove(index, null)
    } else if (move) {
      event.preventDefault()
      const next: GraphPoint = [snap(x, point[0] + move[0] * x.step), y ? snap(y, point[1] + move[1] * y.step) : 0]
      onMove(index, next)
    }
  }

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the keyboard places and moves points by themselves, and types their numbers
    // biome-ignore lint/a11y/useSemanticElements: a drawing of several things to press
    <svg
      ref={board}
      viewBox={`0 0 ${BOARD_WIDTH} ${scale.height}`}
      role="group"
      aria-label={[axes, ...describeGiven(graph)].join('; ')}
      onClick={press}
      onPointerMove={drag}
      onPointerUp={() => setDragged(undefined)}
      onPointerCancel={() => setDragged(undefined)}
      className={cn('figure mx-auto block w-full max-w-md select-none font-sans', isOpen && 'cursor-crosshair')}
      fontSize={15}
    >
      <clipPath id={clip}>
        <rect
          x={scale.toX(x.min)}
          y={y ? scale.toY(y.max) : 0}
          width={scale.toX(x.max) - scale.toX(x.min)}
          height={y ? scale.toY(y.min) - scale.toY(y.max) : scale.height}
        />
      </clipPath>
      <BoardGrid graph={graph} scale={scale} />
      <g clipPath={y ? `url(#${clip})` : undefined}>
        {graph.curves.map((curve, index) => (
          <polyline
            // biome-ignore lint/suspicious/noArrayIndexKey: curves have no ids and never move
            key={index}
            points={curve.map(([a, b]) => `${scale.toX(a)},${scale.toY(b)}`).join(' ')}
            fill="none"
            stroke="var(--fig-orange)"
            strokeWidth={2}
          />
        ))}
        {graph.dots.map(([a, b], index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: points have no ids and never move
          <circle key={index} cx={scale.toX(a)} cy={scale.toY(b)} r={4} fill="var(--fig-orange)" />
        ))}
        {isSolved && (
          <DrawnShape
            shape={graph.shape}
            points={graph.answer}
            ends={graph.ends}
            scale={scale}
            colour="green"
            isDashed
          />
        )}
        <DrawnShape shape={graph.shape} points={points} ends={ends} scale={scale} colour="blue" />
      </g>
      {isSolved &&
        y &&
        graph.answer.map(([a, b]) => (
          <circle
            key={`${a},${b}`}
            cx={scale.toX(a)}
            cy={scale.toY(b)}
            r={9}
            fill="none"
            stroke="var(--fig-green)"
            strokeWidth={2.5}
          />
        ))}
      {points.map((point, index) => {
        const isHidden = (index === 0 ? ends?.start : ends?.end) === 'none' && !y
        if (!point || isHidden) return null
        const [cx, cy] = [scale.toX(point[0]), scale.toY(point[1])]
        return (
          // biome-ignore lint/a11y/useSemanticElements: a button element cannot stand inside a drawing
          <g
            // biome-ignore lint/suspicious/noArrayIndexKey: the points' places in the reply are what they are
            key={index}
            role="button"
            tabIndex={isOpen ? 0 : undefined}
            aria-disabled={!isOpen}
            aria-label={`${names[index] ?? ''} at ${y ? describePoint(point) : point[0]}. Arrow keys move it.`}
            data-point={index}
            onPointerDown={(event) => grab(event, index)}
            onKeyDown={(event) => moveByKey(event, index, point)}
            onFocus={() => setActive(index)}
            // a drag that begins at a point moves it, and not the page
            className={cn('group outline-none', isOpen && 'cursor-grab touch-none')}
          >
            <circle cx={cx} cy={cy} r={TOUCH} fill="transparent" />
            <circle
              cx={cx}
              cy={cy}
              r={12}
              fill="none"
              stroke="var(--ring)"
              strokeWidth={2.5}
              className="invisible group-focus-visible:visible"
            />
            <circle
              cx={cx}
              cy={cy}
              r={7}
              fill={y ? 'var(--fig-blue)' : 'transparent'}
              stroke={y ? 'var(--fig-white)' : 'none'}
              strokeWidth={1.5}
            />
            {y && points.length > 1 && graph.names.length > 0 && (
              <text x={cx + 10} y={cy - 9} fill="var(--fig-black)" fontWeight={600}>
                {names[index]}
              </text>
            )}
          </g>
        )
      })}
    </svg>
  )
}

const axisWords = (name: string, { label, unit, min, max }: ShownGraph['x']) =>
  `${plainLabel(label) || name}${unit ? ` in ${plainLabel(unit)}` : ''} from ${min} to ${max}`

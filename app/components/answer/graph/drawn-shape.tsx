import { useId } from 'react'
import {
  endsOf,
  type GraphEnds,
  type GraphOf,
  type GraphPoint,
  isDecided,
} from '#domain/question/types/graph/drawn-graph.ts'
import { BOARD_WIDTH, type BoardScale } from './board-scale.ts'

type DrawnShapeProps = {
  shape: GraphOf<unknown>['shape']
  points: readonly (GraphPoint | null)[]
  ends: GraphEnds | undefined
  scale: BoardScale
  /** a word of the figures' colours */
  colour: string
  isDashed?: boolean
}

/** Steps along a parabola: smooth at any width. */
const STEPS = 96
const OPEN = 'var(--fig-white)'

/** The line, parabola, arrow or interval that the points decide; nothing while they do not. */
export function DrawnShape({ shape, points, ends, scale, colour, isDashed = false }: DrawnShapeProps) {
  const id = useId()
  const [first, second] = points
  if (!first || !second || shape === 'points' || !isDecided({ shape }, { points: [first, second], ends })) return null
  const stroke = {
    stroke: `var(--fig-${colour})`,
    strokeWidth: 2.5,
    fill: 'none',
    strokeDasharray: isDashed ? '6 4' : undefined,
  }
  const [a, b] = [placeOf(scale, first), placeOf(scale, second)]
  if (shape === 'interval') return <Interval drawn={{ points: [first, second], ends }} scale={scale} colour={colour} />
  if (shape === 'vector') {
    return (
      <g>
        <marker id={id} viewBox="0 0 10 10" refX="9" refY="5" markerWidth="6" markerHeight="6" orient="auto">
          <path d="M 0 0 L 10 5 L 0 10 z" fill={stroke.stroke} />
        </marker>
        <line x1={a.x} y1={a.y} x2={b.x} y2={b.y} markerEnd={`url(#${id})`} {...stroke} />
      </g>
    )
  }
  const path = shape === 'line' ? longLine(a, b) : parabola(scale, first, second)
  return <polyline points={path} {...stroke} />
}

const placeOf = (scale: BoardScale, [x, y]: GraphPoint) => ({ x: scale.toX(x), y: scale.toY(y) })
type Place = { x: number; y: number }

/** A line longer than the board, which cuts it off. */
function longLine(a: Place, b: Place): string {
  const far = (2 * BOARD_WIDTH) / Math.max(1e-6, Math.hypot(b.x - a.x, b.y - a.y))
  const at = (share: number) => `${a.x + share * (b.x - a.x)},${a.y + share * (b.y - a.y)}`
  return `${at(-far)} ${at(far)}`
}

function parabola(scale: BoardScale, [h, k]: GraphPoint, [x, y]: GraphPoint): string {
  const opening = (y - k) / (x - h) ** 2
  const [from, to] = [scale.xLines[0]?.value ?? 0, scale.xLines.at(-1)?.value ?? 0]
  return Array.from({ length: STEPS + 1 }, (_, step) => {
    const at = from + ((to - from) * step) / STEPS
    // far outside the board a path may be cut off by the browser's own limits
    const place = Math.max(-BOARD_WIDTH, Math.min(2 * BOARD_WIDTH, scale.toY(k + opening * (at - h) ** 2)))
    return `${scale.toX(at)},${place}`
  }).join(' ')
}

type IntervalProps = { drawn: Parameters<typeof endsOf>[0]; scale: BoardScale; colour: string }

function Interval({ drawn, scale, colour }: IntervalProps) {
  const [left, right] = endsOf(drawn) ?? []
  if (!left || !right) return null
  const stroke = `var(--fig-${colour})`
  const placed = (end: typeof left) => (Number.isFinite(end.at) ? scale.toX(end.at) : end.at > 0 ? BOARD_WIDTH - 4 : 4)
  const [from, to] = [placed(left), placed(right)]
  const y = scale.xAxisAt
  return (
    <g stroke={stroke} strokeWidth={2}>
      <line x1={from} y1={y} x2={to} y2={y} strokeWidth={5} />
      {[left, right].map((end, index) =>
        end.kind === 'none' ? (
          <path
            // biome-ignore lint/suspicious/noArrayIndexKey: an interval has two ends
            key={index}
            d={index === 0 ? `M 12 ${y - 7} L 3 ${y} L 12 ${y + 7}` : `M 308 ${y - 7} L 317 ${y} L 308 ${y + 7}`}
            fill="none"
            strokeWidth={3}
          />
        ) : (
          <circle
            // biome-ignore lint/suspicious/noArrayIndexKey: an interval has two ends
            key={index}
            cx={placed(end)}
            cy={y}
            r={6}
            fill={end.kind === 'open' ? OPEN : stroke}
            strokeWidth={2.5}
          />
        ),
      )}
    </g>
  )
}

import { type Drawn, type End, endsOf, type GraphOf, type GraphPoint, isDecided } from './drawn-graph.ts'

type Grid = Pick<GraphOf<unknown>, 'shape' | 'x' | 'y' | 'tolerance' | 'isFree' | 'names'>
/** Share that is right, 0 to 1; for points, whether each is. */
export type JudgedGraph = { share: number; parts?: boolean[] }

/** Two slopes or lengths this near, as a share, are the same: points snap, and typed numbers are written with as many digits as asked. */
const SAME = 0.02
const HALF = 0.5

/** Points in steps of the grid, so that both directions weigh alike. */
const inSteps =
  ({ x, y }: Grid) =>
  ([a, b]: GraphPoint): GraphPoint => [a / x.step, b / (y?.step ?? 1)]

/** How much of a drawing is right. Whatever points decide the same shape, they are worth the same. */
export function judgeGraph(grid: Grid, given: Drawn, right: Drawn): JudgedGraph {
  const scale = inSteps(grid)
  const drawn = given.points.map(scale)
  const wanted = right.points.map(scale)
  if (grid.shape === 'interval') return { share: judgeInterval(grid, given, right) }
  if (grid.shape === 'points') return judgePoints(grid, drawn, wanted)
  const [[p, q], [a, b]] = [drawn, wanted] as [GraphPoint[], GraphPoint[]]
  if (!p || !q || !a || !b || !isDecided(grid, { points: drawn })) return { share: 0 }
  if (grid.shape === 'line') return { share: judgeLine(grid, [p, q], [a, b]) }
  return { share: grid.shape === 'parabola' ? judgeParabola(grid, [p, q], [a, b]) : judgeVector(grid, [p, q], [a, b]) }
}

type Pair = readonly [GraphPoint, GraphPoint]
const minus = ([a, b]: GraphPoint, [c, d]: GraphPoint): GraphPoint => [a - c, b - d]
const length = ([a, b]: GraphPoint) => Math.hypot(a, b)
const cross = ([a, b]: GraphPoint, [c, d]: GraphPoint) => a * d - b * c
const isNear = ({ tolerance }: Grid, first: GraphPoint, second: GraphPoint) =>
  length(minus(first, second)) <= tolerance + 1e-9
const isSame = (first: number, second: number) => Math.abs(first - second) <= SAME * Math.abs(second) + 1e-9
const isAlong = (u: GraphPoint, v: GraphPoint) => Math.abs(cross(u, v)) <= SAME * length(u) * length(v)

/** Named points each at their own place; others in any order, each right point once. */
function judgePoints(grid: Grid, drawn: readonly GraphPoint[], wanted: readonly GraphPoint[]): JudgedGraph {
  const open = new Set(wanted.keys())
  const parts = drawn.map((point, index) => {
    const places = grid.names.length > 0 ? [index] : [...open]
    const found = places.find((place) => open.has(place) && wanted[place] && isNear(grid, point, wanted[place]))
    if (found !== undefined) open.delete(found)
    return found !== undefined
  })
  return { share: parts.filter(Boolean).length / wanted.length, parts }
}

/** The whole line; else half of it for its slope, or for where it meets the axis x = 0. */
function judgeLine(grid: Grid, [p, q]: Pair, [a, b]: Pair): number {
  const along = minus(q, p)
  const wanted = minus(b, a)
  const isOn = (point: GraphPoint, [from, way]: Pair) =>
    Math.abs(cross(way, minus(point, from))) / length(way) <= grid.tolerance + 1e-9
  // each pair on the other's line: points that lie together would else forgive a slope
  if ([a, b].every((point) => isOn(point, [p, along])) && [p, q].every((point) => isOn(point, [a, wanted]))) return 1
  if (isAlong(along, wanted)) return HALF
  const [own, right] = [crossing(p, along), crossing(a, wanted)]
  return own !== undefined && right !== undefined && Math.abs(own - right) <= grid.tolerance ? HALF : 0
}

/** Where a line meets x = 0; undefined for a vertical one. */
const crossing = ([x, y]: GraphPoint, [dx, dy]: GraphPoint): number | undefined =>
  dx === 0 ? undefined : y - (x * dy) / dx

/** Vertex and opening, half each. */
function judgeParabola(grid: Grid, [vertex, point]: Pair, [rightVertex, rightPoint]: Pair): number {
  const opening = ([h, k]: GraphPoint, [x, y]: GraphPoint) => (y - k) / (x - h) ** 2
  return (
    (isNear(grid, vertex, rightVertex) ? HALF : 0) +
    (isSame(opening(vertex, point), opening(rightVertex, rightPoint)) ? HALF : 0)
  )
}

/** The arrow, and where it begins unless that is free; an arrow with the right direction alone, or the right one elsewhere, is half right. */
function judgeVector(grid: Grid, [tail, tip]: Pair, [rightTail, rightTip]: Pair): number {
  const [own, wanted] = [minus(tip, tail), minus(rightTip, rightTail)]
  const isPlaced = grid.isFree || isNear(grid, tail, rightTail)
  if (isNear(grid, own, wanted)) return isPlaced ? 1 : HALF
  const isSameWay = isAlong(own, wanted) && own[0] * wanted[0] + own[1] * wanted[1] > 0
  return isSameWay && isPlaced ? HALF : 0
}

/** Each end is half: where it is, and whether it belongs to the interval. */
function judgeInterval(grid: Grid, given: Drawn, right: Drawn): number {
  const [own, wanted] = [endsOf(given), endsOf(right)]
  if (!own || !wanted) return 0
  const isEnd = (end: End, other: End) =>
    end.kind === other.kind &&
    (end.at === other.at || Math.abs(end.at - other.at) / grid.x.step <= grid.tolerance + 1e-9)
  return (isEnd(own[0], wanted[0]) ? HALF : 0) + (isEnd(own[1], wanted[1]) ? HALF : 0)
}

import { roundTo } from '../../../maths/format-number.ts'
import type { GraphOf, GraphPoint } from './drawn-graph.ts'
import { describePoint } from './graph.ts'

/** So many points tell a curve to somebody who cannot see it; more are hard to keep in mind. */
const MOST_POINTS = 9

/** What is drawn already on the axes of a question, in words, for whoever does not see it; empty: nothing is. */
export function describeGiven({ curves, dots }: Pick<GraphOf<unknown>, 'curves' | 'dots'>): string[] {
  return [
    ...curves
      .filter((curve) => curve.length > 1)
      .map((curve) =>
        isStraight(curve)
          ? `drawn already: a straight line through ${pointsAlong(curve, 2)}`
          : `drawn already: a curve through ${pointsAlong(curve, MOST_POINTS)}`,
      ),
    ...(dots.length > 0 ? [`drawn already: ${dots.map(describePoint).join(', ')}`] : []),
  ]
}

/** Both ends of a curve and points at even steps between them, at most `most` together. */
function pointsAlong(curve: readonly GraphPoint[], most: number): string {
  const steps = Math.min(most, curve.length) - 1
  return Array.from({ length: steps + 1 }, (_, step) => curve[Math.round((step * (curve.length - 1)) / steps)])
    .flatMap((point) => (point ? describePoint([roundTo(point[0], 2), roundTo(point[1], 2)]) : []))
    .join(', ')
}

/** Every point lies on the line through both ends, but for a thousandth of its length. */
function isStraight(curve: readonly GraphPoint[]): boolean {
  const [[a, b] = [0, 0], [c, d] = [0, 0]] = [curve[0], curve.at(-1)]
  const reach = Math.hypot(c - a, d - b)
  return curve.every(([x, y]) => Math.abs((c - a) * (y - b) - (d - b) * (x - a)) <= 1e-3 * reach * reach)
}

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
      .map((curve) => {
        const kind = isStraight(curve) ? 'a straight line' : 'a curve'
        return `drawn already: ${kind} through ${alongOf(curve).map(rounded).join(', ')}`
      }),
    ...(dots.length > 0 ? [`drawn already: ${dots.map(describePoint).join(', ')}`] : []),
  ]
}

const rounded = ([a, b]: GraphPoint) => describePoint([roundTo(a, 2), roundTo(b, 2)])

/** Both ends, and between them points at even steps, unless it is straight. */
function alongOf(curve: readonly GraphPoint[]): GraphPoint[] {
  const count = isStraight(curve) ? 2 : Math.min(MOST_POINTS, curve.length)
  return Array.from(
    { length: count },
    (_, index) => curve[Math.round((index * (curve.length - 1)) / (count - 1))],
  ).filter((point) => point !== undefined)
}

/** Every point lies on the line through both ends, but for a thousandth of its length. */
function isStraight(curve: readonly GraphPoint[]): boolean {
  const [[a, b] = [0, 0], [c, d] = [0, 0]] = [curve[0], curve.at(-1)]
  const reach = Math.hypot(c - a, d - b)
  return curve.every(([x, y]) => Math.abs((c - a) * (y - b) - (d - b) * (x - a)) <= 1e-3 * reach * reach)
}

import type { QuestionOf } from '../../question.ts'
import type { ReplyOf } from '../../reply.ts'

export type GraphOf<T> = NonNullable<QuestionOf<T>['graph']>
export type GraphPoint = readonly [number, number]
export type GraphEnds = NonNullable<ReplyOf<'graph'>['ends']>
/** What was drawn, or what is right: points, and for an interval its ends. */
export type Drawn = { points: readonly GraphPoint[]; ends?: GraphEnds | undefined }

/** How many points decide the shape. */
export const pointCount = ({ shape, answer }: Pick<GraphOf<unknown>, 'shape' | 'answer'>): number =>
  shape === 'points' ? answer.length : 2

/** Whether points decide the shape: the two of a line differ, a parabola's point does not lie over its vertex. */
export function isDecided({ shape }: Pick<GraphOf<unknown>, 'shape'>, { points, ends }: Drawn): boolean {
  const [first, second] = points
  if (!first || (shape !== 'points' && !second)) return false
  if (shape === 'points' || !second) return true
  if (shape === 'interval')
    return ends === undefined || ends.start === 'none' || ends.end === 'none' || first[0] !== second[0]
  if (shape === 'parabola') return first[0] !== second[0]
  return first[0] !== second[0] || first[1] !== second[1]
}

/** One end of an interval: infinite where it has none. */
export type End = { at: number; kind: GraphEnds['start'] }

/** Left and right end, whichever was placed first. */
export function endsOf({ points: [first, second], ends }: Drawn): [End, End] | undefined {
  if (!first || !second) return undefined
  const { start, end } = ends ?? { start: 'closed', end: 'closed' }
  const left: End = { at: start === 'none' ? Number.NEGATIVE_INFINITY : first[0], kind: start }
  const right: End = { at: end === 'none' ? Number.POSITIVE_INFINITY : second[0], kind: end }
  return left.at <= right.at ? [left, right] : [right, left]
}

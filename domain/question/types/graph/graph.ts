import { plainNumber } from '../../../maths/format-number.ts'
import type { AnswerType } from '../../answer-type.ts'
import type { ReplyOf } from '../../reply.ts'
import { type Drawn, endsOf, type GraphOf, type GraphPoint, isDecided, pointCount } from './drawn-graph.ts'

/** Points, a line, a parabola, a vector or an interval, placed on axes or typed as numbers. */
export const graph: AnswerType<ReplyOf<'graph'>> = {
  guess: 0.02,
  offersAnswer: true,
  isExamItem: true,
  isAnswerable: (question) => question.graph !== undefined,
  isReady: (question, reply) => {
    const drawn = question.graph && drawnOf(question.graph, reply)
    return question.graph !== undefined && drawn !== undefined && isDecided(question.graph, drawn)
  },
  describeReply: (question, reply) =>
    question.graph
      ? describeDrawn(question.graph, { points: reply.points.map((point) => point ?? undefined), ends: reply.ends })
      : '',
  describeAnswer: (question) =>
    question.graph && describeDrawn(question.graph, { points: question.graph.answer, ends: question.graph.ends }),
  // the right one is drawn, and said, where the student drew
  reveal: () => 'nothing',
}

/** What was drawn, once all points are placed. */
export function drawnOf<T>(graphOf: GraphOf<T>, { points, ends }: ReplyOf<'graph'>): Drawn | undefined {
  const placed = points.flatMap((point): GraphPoint[] => (point ? [point] : []))
  return placed.length === pointCount(graphOf) && points.length === placed.length ? { points: placed, ends } : undefined
}

const shown = (value: number) => plainNumber(value).replace('-', '−')
/** A point in words; a dash while it is not placed. */
export const describePoint = (point: GraphPoint | undefined): string =>
  point ? `(${shown(point[0])}, ${shown(point[1])})` : '–'

/** A drawing in words. */
export function describeDrawn(
  { shape, names }: Pick<GraphOf<unknown>, 'shape' | 'names'>,
  drawn: { points: readonly (GraphPoint | undefined)[]; ends?: Drawn['ends'] },
): string {
  const [first, second] = drawn.points
  switch (shape) {
    case 'points':
      return drawn.points.map((point, index) => `${names[index] ?? ''} ${describePoint(point)}`.trim()).join('; ')
    case 'line':
      return `line through ${describePoint(first)} and ${describePoint(second)}`
    case 'parabola':
      return `parabola with vertex ${describePoint(first)} through ${describePoint(second)}`
    case 'vector':
      return `arrow from ${describePoint(first)} to ${describePoint(second)}`
    case 'interval':
      return first && second ? describeInterval({ points: [first, second], ends: drawn.ends }) : '–'
  }
}

/** "1 < x ≤ 4", "x > 1". */
function describeInterval(drawn: Drawn): string {
  const [left, right] = endsOf(drawn) ?? []
  if (!left || !right) return '–'
  const sign = (kind: string) => (kind === 'open' ? '<' : '≤')
  if (left.kind === 'none' && right.kind === 'none') return 'every number'
  if (left.kind === 'none') return `x ${sign(right.kind)} ${shown(right.at)}`
  if (right.kind === 'none') return `x ${left.kind === 'open' ? '>' : '≥'} ${shown(left.at)}`
  return `${shown(left.at)} ${sign(left.kind)} x ${sign(right.kind)} ${shown(right.at)}`
}

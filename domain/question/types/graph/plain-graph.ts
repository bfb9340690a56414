import { plainLabel } from '../../../figure/label-runs.ts'
import { readNumber } from '../../../maths/read-number.ts'
import type { PlainType } from '../../plain-form.ts'
import { describeGiven } from './describe-given.ts'
import { type GraphEnds, pointCount } from './drawn-graph.ts'
import { describeDrawn, describePoint } from './graph.ts'

const ASKS = {
  points: 'Send the points',
  line: 'Send two points of the line',
  parabola: 'Send the vertex and another point',
  vector: 'Send where the arrow begins and where it ends',
} as const

/** A drawing in words: coordinates, or an inequality for a number line. */
export const plainGraph: PlainType = {
  isAskable: true,
  form: ({ graph }) => {
    if (!graph) return { as: 'list', lines: [], ask: '', read: () => undefined, secrets: [] }
    const { shape, x, y, names } = graph
    const axis = (name: string, { label, unit, min, max }: typeof x) =>
      `${name}: ${plainLabel([label, unit && `(${unit})`].filter(Boolean).join(' '))} from ${min} to ${max}`
    const points = names.map((name) => `point ${name}`)
    const lines = [axis('x', x), ...(y ? [axis('y', y)] : []), ...points, ...describeGiven(graph)]
    if (shape === 'interval')
      return {
        as: 'list',
        lines: [...lines, 'a number line'],
        ask: 'Send an inequality, such as 1 < x ≤ 4.',
        read: (text) => {
          const read = readInequality(text)
          return read && { type: 'graph', ...read }
        },
        secrets: [[describeDrawn(graph, { points: graph.answer, ends: graph.ends })]],
      }
    return {
      as: 'list',
      lines,
      ask: `${ASKS[shape]}, such as (1, 2), (3, −4).`,
      read: (text) => {
        const points = readPoints(text)
        return points.length === pointCount(graph) ? { type: 'graph', points } : undefined
      },
      secrets: [graph.answer.map(describePoint)],
    }
  },
}

const numberIn = (text: string): number | undefined => {
  const read = readNumber(text.replaceAll('−', '-').trim())
  return read.ok && read.rest === '' ? read.value : undefined
}

function readPoints(text: string): [number, number][] {
  return [...text.matchAll(/\(([^(),;]{1,20})[,;]([^(),;]{1,20})\)/g)].flatMap(([, a = '', b = '']) => {
    const [first, second] = [numberIn(a), numberIn(b)]
    return first === undefined || second === undefined ? [] : [[first, second] as [number, number]]
  })
}

type Interval = { points: [number, number][]; ends: GraphEnds }

/** "1 < x ≤ 4", "x > 1", "-2 <= x". */
function readInequality(text: string): Interval | undefined {
  const plain = text
    .trim()
    .replaceAll(/<=|≤|=</g, '≤')
    .replaceAll(/>=|≥|=>/g, '≥')
  const match = /^(?:([^<>≤≥a-z]{1,24})([<>≤≥]))?\s{0,4}[a-z]\s{0,4}(?:([<>≤≥])([^<>≤≥a-z]{1,24}))?$/i.exec(plain)
  if (!match) return undefined
  const [, before, signBefore, signAfter, after] = match
  const bounds = [
    ...(before && signBefore ? [{ at: numberIn(before), sign: MIRRORED[signBefore] ?? '' }] : []),
    ...(after && signAfter ? [{ at: numberIn(after), sign: signAfter }] : []),
  ]
  if (bounds.length === 0 || bounds.some(({ at }) => at === undefined)) return undefined
  const lower = bounds.find(({ sign }) => sign === '>' || sign === '≥')
  const upper = bounds.find(({ sign }) => sign === '<' || sign === '≤')
  if (bounds.length === 2 && !(lower && upper)) return undefined
  const kind = (bound: typeof lower, strict: string) =>
    bound === undefined ? 'none' : bound.sign === strict ? 'open' : 'closed'
  const point = (bound: typeof lower): [number, number] => [bound?.at ?? 0, 0]
  return {
    points: [point(lower), point(upper)],
    ends: { start: kind(lower, '>'), end: kind(upper, '<') },
  }
}

const MIRRORED: Record<string, string> = { '<': '>', '>': '<', '≤': '≥', '≥': '≤' }

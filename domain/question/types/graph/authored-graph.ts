import type { AuthoredQuestion } from '../../authored-question.ts'
import type { AuthoredType, Filler } from '../../authored-type.ts'
import { isCorrect } from '../../checked.ts'
import { checkGraph } from './check-graph.ts'
import { type GraphOf, type GraphPoint, isDecided, pointCount } from './drawn-graph.ts'
import { judgeGraph } from './judge-graph.ts'

type AuthoredGraph = NonNullable<AuthoredQuestion['graph']>
type AuthoredPoint = AuthoredGraph['answer'][number]

/** Points along a curve: enough to look smooth at any width. */
const SAMPLES = 80
/** More lines than this cannot be told apart on a phone. */
const MOST_STEPS = 40

export const authoredGraph: AuthoredType = {
  fields: ['graph'],
  needs: ['graph'],
  fill: ({ graph }, filler) => (graph ? { graph: filledGraph(graph, filler) } : {}),
  check: (question) => {
    const { graph } = question
    if (!graph) return []
    const found = [...checkAxis('x', graph.x), ...(graph.y ? checkAxis('y', graph.y) : [])]
    const right = { points: graph.answer, ends: graph.ends }
    if ((graph.shape === 'interval') === (graph.y !== undefined))
      found.push(graph.y ? 'an interval lies on a number line, which has no y' : `${graph.shape} need a y axis`)
    if (graph.answer.length !== pointCount(graph))
      found.push(`${graph.shape} take ${pointCount(graph)} points; the answer has ${graph.answer.length}`)
    else if (!isDecided(graph, right)) found.push('the points of the answer decide nothing: they lie on each other')
    if (graph.names.length > 0 && graph.names.length !== graph.answer.length)
      found.push(`there are ${graph.names.length} names for ${graph.answer.length} points`)
    for (const point of [...graph.answer, ...graph.mistakes.flatMap(({ answer }) => answer)])
      if (!isInside(graph, point)) found.push(`the point (${point.join(', ')}) lies outside the axes`)
    if (graph.tolerance >= 0.5) found.push('a tolerance of half a step or more makes a neighbour right')
    const key = checkGraph(question, { type: 'graph', points: graph.answer, ends: graph.ends })
    if (!isCorrect(key)) found.push('the key itself would not be accepted')
    for (const { answer, ends } of graph.mistakes)
      if (judgeGraph(graph, { points: answer, ends: ends ?? graph.ends }, right).share === 1)
        found.push('a mistake is also the right answer')
    return found
  },
  answers: () => [],
}

function filledGraph(authored: AuthoredGraph, filler: Filler): GraphOf<string> {
  const number = (value: number | string) => filler.number(value, 'a number of the graph')
  const point = (value: AuthoredPoint): [number, number] =>
    Array.isArray(value) ? [number(value[0]), number(value[1])] : [number(value), 0]
  const axis = ({ label, unit, min, max, step }: AuthoredGraph['x']) => ({
    label: filler.text(label),
    ...(unit !== undefined && { unit: filler.text(unit) }),
    min: number(min),
    max: number(max),
    step: number(step),
  })
  const x = axis(authored.x)
  return {
    shape: authored.shape,
    x,
    ...(authored.y && { y: axis(authored.y) }),
    answer: authored.answer.map(point),
    ...(authored.ends && { ends: authored.ends }),
    names: (authored.names ?? []).map(filler.text),
    isFree: authored.isFree ?? false,
    tolerance: authored.tolerance ?? 0.25,
    mistakes: (authored.mistakes ?? []).map(({ answer, ends, feedback, misconception }) => ({
      answer: answer.map(point),
      ...(ends && { ends }),
      feedback: filler.text(feedback),
      ...(misconception !== undefined && { misconception }),
    })),
    curves: (authored.curves ?? []).map(({ of, from, to }) => {
      const [start, end] = [from === undefined ? x.min : number(from), to === undefined ? x.max : number(to)]
      return Array.from({ length: SAMPLES + 1 }, (_, index): [number, number] => {
        const at = start + ((end - start) * index) / SAMPLES
        return [at, filler.number(of, 'the curve', { x: at })]
      })
    }),
    dots: (authored.dots ?? []).map(point),
  }
}

function checkAxis(name: string, { min, max, step }: GraphOf<string>['x']): string[] {
  if (!(min < max)) return [`the ${name} axis runs from ${min} to ${max}`]
  const steps = (max - min) / step
  if (!(step > 0) || steps > MOST_STEPS)
    return [`the ${name} axis has ${Math.round(steps)} steps; at most ${MOST_STEPS}`]
  return Math.abs(steps - Math.round(steps)) > 1e-6 ? [`the steps of the ${name} axis do not end at ${max}`] : []
}

const isInside = ({ x, y }: GraphOf<string>, [a, b]: GraphPoint) =>
  a >= x.min - 1e-9 && a <= x.max + 1e-9 && (!y || (b >= y.min - 1e-9 && b <= y.max + 1e-9))

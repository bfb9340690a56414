import { describe, expect, test } from 'vitest'
import { plainQuestion, type QuestionFields } from '#tests/factories/plain-question.ts'
import { at } from '#tests/factories/short-points.ts'
import { plainFormOf } from '../../plain-types.ts'
import { describeDrawn, graph } from './graph.ts'

type Graph = NonNullable<QuestionFields['graph']>
const axis = { min: -10, max: 10, step: 1 }
const question = (fields: Partial<Graph>) =>
  plainQuestion({
    type: 'graph',
    graph: {
      shape: 'line',
      x: axis,
      y: axis,
      answer: at('0,1 1,3'),
      ...fields,
    },
  })
const formOf = (fields: Partial<Graph>) => {
  const form = plainFormOf(question(fields))
  if (form.as !== 'list') throw new Error('a graph is a list')
  return form
}
const read = (fields: Partial<Graph>, text: string) => {
  const reply = formOf(fields).read(text)
  return reply?.type === 'graph' ? { points: reply.points, ...(reply.ends && { ends: reply.ends }) } : undefined
}
const interval: Partial<Graph> = {
  shape: 'interval',
  y: undefined,
  answer: at('1,0 4,0'),
}

describe('points in a conversation', () => {
  test.each([
    ['(0, 1), (1, 3)', at('0,1 1,3')],
    ['(0,1) (1,3)', at('0,1 1,3')],
    ['(0; 1) and (1; 3)', at('0,1 1,3')],
    ['through (−2, −3) and (1/2, 2)', at('-2,-3 0.5,2')],
    ['(0.5, .25), (-1, 2.5)', at('0.5,0.25 -1,2.5')],
  ])('"%s"', (text, points) => {
    expect(read({}, text)).toEqual({ points })
  })
  test.each(['(0, 1)', '(0,1) (1,3) (2,5)', '0, 1, 1, 3', '(a, b), (1, 3)', '(1 cm, 2), (1, 3)', '', 'y = 2x + 1'])(
    '"%s" are not two',
    (text) => {
      expect(read({}, text)).toBeUndefined()
    },
  )
  test('as many as are asked for', () => {
    expect(
      read(
        {
          shape: 'points',
          answer: at('1,1 2,2 3,3'),
        },
        '(1,1), (2,2), (3,3)',
      )?.points,
    ).toHaveLength(3)
  })
})

describe('an inequality for a number line', () => {
  const closed = 'closed',
    open = 'open',
    none = 'none'
  test.each([
    ['1 < x ≤ 4', 1, open, 4, closed],
    ['1 <= x < 4', 1, closed, 4, open],
    ['4 ≥ x > 1', 1, open, 4, closed],
    ['-2 ≤ x ≤ 3', -2, closed, 3, closed],
    ['−2 < t < 0.5', -2, open, 0.5, open],
    ['x > 1', 1, open, 0, none],
    ['x ≥ 1', 1, closed, 0, none],
    ['x >= 1', 1, closed, 0, none],
    ['x => 1', 1, closed, 0, none],
    ['1 < x', 1, open, 0, none],
    ['1 ≤ x', 1, closed, 0, none],
    ['x < 4', 0, none, 4, open],
    ['x <= 4', 0, none, 4, closed],
    ['x =< 4', 0, none, 4, closed],
    ['4 > x', 0, none, 4, open],
    ['X < 4', 0, none, 4, open],
    ['x<1/2', 0, none, 0.5, open],
  ])('%s', (text, from, start, to, end) => {
    expect(read(interval, text)).toEqual({
      points: [
        [from, 0],
        [to, 0],
      ],
      ends: { start, end },
    })
  })
  test.each([
    'x = 4',
    '1 < x > 4',
    '1 > x < 4',
    'x',
    '1 < 4',
    'a lot',
    '',
    'x < y',
    '1 < x < 2 < 3',
    'x < 4 or x > 5',
    '2x < 4',
  ])('"%s" is none', (text) => {
    expect(read(interval, text)).toBeUndefined()
  })
})

describe('what is asked', () => {
  test('axes with their quantities, names, and what is drawn already', () => {
    expect(
      formOf({
        x: { ...axis, label: 'Time', unit: 's' },
        shape: 'points',
        answer: at('1,1'),
        names: ['A'],
        dots: at('2,-3'),
      }).lines,
    ).toEqual(['x: Time (s) from -10 to 10', 'y:  from -10 to 10', 'point A', 'drawn already: (2, −3)'])
    expect(formOf(interval).lines.at(-1)).toBe('a number line')
  })
  test.each<[Graph['shape'], RegExp]>([
    ['points', /Send the points/],
    ['line', /two points of the line/],
    ['parabola', /the vertex and another point/],
    ['vector', /where the arrow begins and where it ends/],
    ['interval', /an inequality/],
  ])('%s: %s', (shape, ask) => {
    expect(formOf(shape === 'interval' ? interval : { shape }).ask).toMatch(ask)
  })
  test('the points of the answer in one line give it away', () => {
    expect(formOf({}).secrets).toEqual([['(0, 1)', '(1, 3)']])
    expect(formOf({ ...interval, ends: { start: 'open', end: 'closed' } }).secrets).toEqual([['1 < x ≤ 4']])
  })
  test('a question that lost its graph asks nothing', () => {
    const form = plainFormOf(plainQuestion({ type: 'graph' }))
    expect(form).toMatchObject({ lines: [], ask: '' })
    expect(form.as === 'list' && form.read('(1,1)')).toBeUndefined()
    expect(graph.describeReply(plainQuestion({ type: 'graph' }), { type: 'graph', points: [] }, String)).toBe('')
  })
})

describe('a drawing in words', () => {
  const said = (shape: Graph['shape'], points: readonly (readonly [number, number] | undefined)[], more: object = {}) =>
    describeDrawn({ shape, names: [], ...more }, { points, ...more })
  test.each<[Graph['shape'], readonly [number, number][], string]>([
    ['points', at('1,2 -1,0.5'), '(1, 2); (−1, 0.5)'],
    ['line', at('0,1 1,3'), 'line through (0, 1) and (1, 3)'],
    ['parabola', at('1,-4 3,0'), 'parabola with vertex (1, −4) through (3, 0)'],
    ['vector', at('0,0 3,4'), 'arrow from (0, 0) to (3, 4)'],
  ])('%s', (shape, points, words) => {
    expect(said(shape, points)).toBe(words)
  })
  test.each([
    [{ start: 'open', end: 'closed' }, '1 < x ≤ 4'],
    [{ start: 'closed', end: 'open' }, '1 ≤ x < 4'],
    [{ start: 'open', end: 'none' }, 'x > 1'],
    [{ start: 'closed', end: 'none' }, 'x ≥ 1'],
    [{ start: 'none', end: 'open' }, 'x < 4'],
    [{ start: 'none', end: 'closed' }, 'x ≤ 4'],
    [{ start: 'none', end: 'none' }, 'every number'],
    [undefined, '1 ≤ x ≤ 4'],
  ])('an interval with the ends %j: %s', (ends, words) => {
    expect(said('interval', at('1,0 4,0'), { ends })).toBe(words)
  })
  test('what is not placed is a dash', () => {
    expect(said('line', [[0, 1], undefined])).toBe('line through (0, 1) and –')
    expect(said('interval', [[0, 1], undefined])).toBe('–')
    expect(said('points', [undefined, [1, 1]], { names: ['A', 'B'] })).toBe('A –; B (1, 1)')
  })
})

test('axes are told by the reading of their labels, with what is drawn already', () => {
  const x = { ...axis, label: '*t*', unit: 's' }
  const y = { ...axis, label: '*v*_{0}', unit: 'm/s^2' }
  const curves = [at('0,0 2,4')]
  expect(formOf({ x, y, curves }).lines).toEqual([
    'x: t (s) from -10 to 10',
    'y: v0 (m/s2) from -10 to 10',
    'drawn already: a straight line through (0, 0), (2, 4)',
  ])
})

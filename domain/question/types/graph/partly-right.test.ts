import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { answering, type QuestionFields } from '#tests/factories/plain-question.ts'
import { at } from '#tests/factories/short-points.ts'
import { graph as graphType } from './graph.ts'

type Graph = NonNullable<QuestionFields['graph']>
type Points = [number, number][]
type Ends = { start: 'open' | 'closed' | 'none'; end: 'open' | 'closed' | 'none' }
const axis = { min: -10, max: 10, step: 1 }
const drawing = (fields: Partial<Graph>) => {
  const reply = answering('graph', {
    graph: { shape: 'line', x: axis, ...(fields.shape !== 'interval' && { y: axis }), answer: [], ...fields },
  })
  return (points: (readonly [number, number] | null)[], ends?: Ends) =>
    reply({ points: points as Points, ...(ends && { ends }) })
}
const whole = { earned: 1, of: 1 }
const half = { earned: 1, of: 2 }
const nothing = { earned: 0, of: 1 }

describe('a line y = 2x + 1', () => {
  const draw = drawing({ shape: 'line', answer: at('0,1 1,3') })
  test.each<[string, Points, typeof whole]>([
    ['two other points of it', at('-3,-5 4,9'), whole],
    ['the points the other way round', at('1,3 0,1'), whole],
    ['a point a quarter of a step beside it', at('0,1.25 4,9'), whole],
    ['parallel to it', at('0,3 1,5'), half],
    ['parallel below', at('0,-4 2,0'), half],
    ['through its intercept, flatter', at('0,1 4,3'), half],
    ['through its intercept, falling', at('0,1 1,-1'), half],
    ['level through its intercept', at('-3,1 5,1'), half],
    ['x and y changed about', at('1,0 3,1'), nothing],
    ['upright', at('0,1 0,5'), nothing],
    ['another line', at('0,4 1,4'), nothing],
  ])('%s', (_name, points, mark) => {
    expect(draw(points)).toBeMarked(mark)
  })
  test('one point, or none, is not a line yet', () => {
    expect(draw([[0, 1], null])).toBeAskedAgain('incomplete')
    expect(draw(at('0,1'))).toBeAskedAgain('incomplete')
    expect(draw(at('0,1 1,3 2,5'))).toBeAskedAgain('incomplete')
    expect(draw(at('2,5 2,5'))).toBeAskedAgain('incomplete')
    expect(draw([null, null])).toBeAskedAgain('empty')
    expect(draw([])).toBeAskedAgain('empty')
  })
})

describe('a line on axes of different steps is judged in steps of the grid, not in numbers', () => {
  const draw = drawing({
    shape: 'line',
    x: { min: 0, max: 10, step: 1 },
    y: { min: 0, max: 1000, step: 100 },
    answer: at('0,0 10,1000'),
  })
  test('20 beside it is a fifth of a step, 50 is half of one', () => {
    expect(draw(at('0,20 10,1000'))).toBeCorrect()
    expect(draw(at('0,50 10,1000'))).not.toBeCorrect()
  })
})

describe('a parabola with vertex (1, −4) through (3, 0)', () => {
  const draw = drawing({ shape: 'parabola', answer: at('1,-4 3,0') })
  test.each<[string, Points, typeof whole]>([
    ['the mirrored point', at('1,-4 -1,0'), whole],
    ['another point of it', at('1,-4 4,5'), whole],
    ['the right vertex, too wide', at('1,-4 3,-2'), half],
    ['the right vertex, upside down', at('1,-4 3,-8'), half],
    ['the right opening, elsewhere', at('-2,1 0,5'), half],
    ['vertex and point changed about', at('3,0 1,-4'), nothing],
    ['neither', at('0,0 1,3'), nothing],
  ])('%s', (_name, points, mark) => {
    expect(draw(points)).toBeMarked(mark)
  })
})

describe('an arrow of 3 right and 4 up', () => {
  const placed = drawing({ shape: 'vector', answer: at('1,1 4,5') })
  const free = drawing({ shape: 'vector', answer: at('1,1 4,5'), isFree: true })
  test.each<[string, Points, typeof whole, typeof whole]>([
    ['where it belongs', at('1,1 4,5'), whole, whole],
    ['moved', at('-3,0 0,4'), half, whole],
    ['the right way, too long, where it belongs', at('1,1 7,9'), half, half],
    ['the right way, too long, moved', at('-3,-3 3,5'), nothing, half],
    ['the other way', at('4,5 1,1'), nothing, nothing],
    ['another way', at('1,1 5,1'), nothing, nothing],
  ])('%s', (_name, points, asPlaced, asFree) => {
    expect(placed(points)).toBeMarked(asPlaced)
    expect(free(points)).toBeMarked(asFree)
  })
})

describe('points', () => {
  const answer: Points = at('1,1 2,4 3,9')
  const alike = drawing({ shape: 'points', answer })
  const named = drawing({ shape: 'points', answer, names: ['A', 'B', 'C'] })
  test.each<[Points, number, number]>([
    [at('1,1 2,4 3,9'), 3, 3],
    [at('3,9 1,1 2,4'), 3, 0],
    [at('1,1 3,9 2,4'), 3, 1],
    [at('1,1 1,1 5,5'), 1, 1],
    [at('1.2,1 2,4.2 3,8.5'), 2, 2],
    [at('0,0 9,9 5,5'), 0, 0],
  ])('%j: %i of 3 where they are alike, %i where they have names', (points, anyOrder, inOrder) => {
    expect(alike(points)).toBeMarked({ earned: anyOrder, of: 3 })
    expect(named(points)).toBeMarked({ earned: inOrder, of: 3 })
  })
  test('each is told whether it is right, in the order they were drawn', () => {
    expect(named(at('1,1 0,0 3,9'))).toBeMarked({ earned: 2, of: 3, parts: [true, false, true] })
  })
})

describe('an interval 1 < x ≤ 4', () => {
  const draw = drawing({ shape: 'interval', answer: at('1,0 4,0'), ends: { start: 'open', end: 'closed' } })
  test.each<[[number, number], Ends, typeof whole]>([
    [[1, 4], { start: 'open', end: 'closed' }, whole],
    [[4, 1], { start: 'closed', end: 'open' }, whole],
    [[1.2, 4], { start: 'open', end: 'closed' }, whole],
    [[1, 4], { start: 'closed', end: 'closed' }, half],
    [[1, 4], { start: 'open', end: 'open' }, half],
    [[1, 5], { start: 'open', end: 'closed' }, half],
    [[1, 7], { start: 'open', end: 'none' }, half],
    [[1, 4], { start: 'closed', end: 'open' }, nothing],
    [[-4, -1], { start: 'open', end: 'closed' }, nothing],
    [[1, 4], { start: 'none', end: 'none' }, nothing],
  ])('%j with %j', ([from, to], ends, mark) => {
    expect(
      draw(
        [
          [from, 0],
          [to, 0],
        ],
        ends,
      ),
    ).toBeMarked(mark)
  })
  test('without ends both belong to it; a single place is none', () => {
    expect(draw(at('1,0 4,0'))).toBeMarked(half)
    expect(draw(at('2,0 2,0'), { start: 'open', end: 'closed' })).toBeAskedAgain('incomplete')
  })
})

test('a mistake is named where all of it is made, never where the drawing is right', () => {
  const draw = drawing({
    shape: 'line',
    answer: at('0,1 1,3'),
    mistakes: [{ answer: at('0,1 2,2'), feedback: 'Rise over run.', misconception: 'run-over-rise' }],
  })
  expect(draw(at('-4,-1 4,3'))).toBeMarked(half, { misconception: 'run-over-rise' })
  expect(draw(at('0,1 4,5'))).toBeMarked(half, { misconception: undefined })
  expect(draw(at('0,1 2,5'))).toMatchObject({ status: 'correct' })
})

test('moving a right drawing over the whole grid keeps what does not depend on the place', () => {
  const step = fc.integer({ min: -4, max: 4 })
  const draw = drawing({ shape: 'vector', answer: at('0,0 2,1'), isFree: true })
  fc.assert(
    fc.property(step, step, (dx, dy) => {
      expect(
        draw([
          [dx, dy],
          [2 + dx, 1 + dy],
        ]),
      ).toBeCorrect()
    }),
  )
})

test('ready once all points are placed apart, right or not; a question without a graph never', () => {
  const question = {
    graph: {
      shape: 'line',
      x: axis,
      y: axis,
      answer: at('0,1 1,3'),
      names: [],
      isFree: false,
      tolerance: 0.25,
      mistakes: [],
      curves: [],
      dots: [],
    },
  } as never
  expect(graphType.isReady(question, { type: 'graph', points: at('9,9 8,8') })).toBe(true)
  expect(graphType.isReady(question, { type: 'graph', points: [[9, 9], null] })).toBe(false)
  expect(graphType.isReady({} as never, { type: 'graph', points: at('9,9 8,8') })).toBe(false)
  expect(answering('graph', {})({ points: at('1,1') })).toBeAskedAgain('cannot-be-answered')
})

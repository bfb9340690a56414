import { describe, expect, test } from 'vitest'
import { type AuthoredFields, madeQuestion, problemsOf } from '#tests/factories/plain-question.ts'
import { at } from '#tests/factories/short-points.ts'
import { authoredGraph } from './authored-graph.ts'

type Graph = NonNullable<AuthoredFields['graph']>
const axis = { min: -5, max: 5, step: 1 }
const line: Graph = { shape: 'line', x: axis, y: axis, answer: at('0,1 1,3') }
const problems = (change: Partial<Graph>, base: Graph = line) =>
  problemsOf({ type: 'graph', graph: { ...base, ...change } })
const interval: Graph = { shape: 'interval', x: axis, answer: [1, 4], ends: { start: 'open', end: 'closed' } }

describe('what an author is told about a graph', () => {
  test.each<[string, Partial<Graph>, Graph?]>([
    ['a line', {}],
    ['a parabola', { shape: 'parabola', answer: at('1,-4 3,0') }],
    ['an arrow', { shape: 'vector', answer: at('0,0 3,4') }],
    ['points', { shape: 'points', answer: at('0,0') }],
    ['named points', { shape: 'points', answer: at('0,0 1,1'), names: ['A', 'B'] }],
    ['an interval', {}, interval],
    ['a ray', { answer: [2, 0], ends: { start: 'open', end: 'none' } }, interval],
    ['a known mistake', { mistakes: [{ answer: at('0,1 2,2'), feedback: 'Rise over run.' }] }],
    ['an axis of tenths', { x: { min: 0, max: 2, step: 0.1 }, y: { min: 0, max: 7, step: 1 } }],
  ])('%s is fine', (_name, change, base) => {
    expect(problems(change, base)).toBe('')
  })
  test.each<[string, Partial<Graph>, RegExp, Graph?]>([
    ['too few points', { answer: at('0,1') }, /line take 2 points; the answer has 1/],
    ['too many', { answer: at('0,1 1,3 2,5') }, /line take 2 points; the answer has 3/],
    ['points on each other', { answer: at('1,3 1,3') }, /they lie on each other/],
    ['a point over the vertex', { shape: 'parabola', answer: at('1,3 1,4') }, /decide nothing/],
    ['a point outside', { answer: at('0,1 9,3') }, /the point \(9, 3\) lies outside the axes/],
    ['a mistake outside', { mistakes: [{ answer: at('0,1 0,9'), feedback: 'x' }] }, /the point \(0, 9\) lies outside/],
    [
      'a mistake that is right',
      { mistakes: [{ answer: at('-1,-1 2,5'), feedback: 'x' }] },
      /a mistake is also the right answer/,
    ],
    ['names for some', { shape: 'points', answer: at('0,0 1,1'), names: ['A'] }, /there are 1 names for 2 points/],
    ['no y', { y: undefined }, /line need a y axis/],
    ['an interval with a y', { y: axis }, /an interval lies on a number line, which has no y/, interval],
    ['a backward axis', { x: { min: 5, max: -5, step: 1 } }, /the x axis runs from 5 to -5/],
    ['a step of nothing', { x: { min: -5, max: 5, step: 0 } }, /the x axis has Infinity steps; at most 40/],
    ['41 steps', { y: { min: -20, max: 21, step: 1 } }, /the y axis has 41 steps; at most 40/],
    ['steps that do not end', { x: { min: -5, max: 5, step: 3 } }, /the steps of the x axis do not end at 5/],
    ['half a step of tolerance', { tolerance: 0.5 }, /makes a neighbour right/],
    [
      'a name nobody has',
      {
        answer: [
          ['k', 1],
          [1, 3],
        ],
      },
      /k/,
    ],
  ])('%s', (_name, change, problem, base) => {
    expect(problems(change, base)).toMatch(problem)
  })
  test('40 steps are the most, and nearly half a step of tolerance', () => {
    expect(problems({ x: { min: -20, max: 20, step: 1 }, tolerance: 0.49 })).toBe('')
  })
})

describe('what a student gets', () => {
  const made = (change: Partial<Graph>, more: AuthoredFields = {}) => {
    const { graph } = madeQuestion({ type: 'graph', graph: { ...line, ...change }, ...more })
    if (!graph) throw new Error('no graph')
    return graph
  }
  test('numbers are computed, words filled, what is left out has its usual value', () => {
    const graph = made(
      {
        x: { label: 'Time in @{city}', unit: 's', min: 0, max: '2 * v', step: 1 },
        y: { min: 0, max: 40, step: 'v' },
        answer: [
          [0, 0],
          ['v', 'v^2'],
        ],
        mistakes: [
          {
            answer: [
              [0, 0],
              ['v', 'v'],
            ],
            feedback: 'Only @{v}.',
            misconception: 'not-squared',
          },
        ],
        dots: [['v', 0]],
      },
      { parameters: { v: { from: 4, to: 4 }, city: { pick: ['Ajax', 'Ajax'] } } },
    )
    expect(graph).toMatchObject({
      x: { label: 'Time in Ajax', unit: 's', min: 0, max: 8, step: 1 },
      y: { label: '', step: 4 },
      answer: at('0,0 4,16'),
      mistakes: [{ answer: at('0,0 4,4'), feedback: 'Only 4.', misconception: 'not-squared' }],
      dots: at('4,0'),
      names: [],
      isFree: false,
      tolerance: 0.25,
    })
  })
  test('a curve that is drawn already has points along it, from edge to edge or over its own stretch', () => {
    const [whole = [], part = []] = made({ curves: [{ of: 'x^2 / 5' }, { of: '2 * x', from: 0, to: 2 }] }).curves
    expect([whole[0], whole.at(-1)]).toEqual(at('-5,5 5,5'))
    expect([part[0], part.at(-1)]).toEqual(at('0,0 2,4'))
    expect(whole).toHaveLength(81)
    for (const [x, y] of whole) expect(y).toBeCloseTo((x * x) / 5, 9)
  })
  test('on a number line a point is one number', () => {
    expect(madeQuestion({ type: 'graph', graph: interval }).graph?.answer).toEqual(at('1,0 4,0'))
  })
  test('the picture gives nothing away in a hint', () => {
    expect(authoredGraph.answers(madeQuestion({ type: 'graph', graph: line }))).toEqual([])
  })
})

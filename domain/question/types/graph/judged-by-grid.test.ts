import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { at } from '#tests/factories/short-points.ts'
import { questionSchemaOf } from '../../question.ts'
import type { Drawn } from './drawn-graph.ts'
import { judgeGraph } from './judge-graph.ts'

const schema = questionSchemaOf(z.string())
type Graph = NonNullable<z.input<typeof schema>['graph']>
/** Both axes with a step of their own; tolerance is half a step. */
const gridOf = (fields: Partial<Graph>, xStep = 1, yStep = 1) => {
  const { graph } = schema.parse({
    id: 'q',
    type: 'graph',
    prompt: 'Draw.',
    graph: {
      x: { min: -20 * xStep, max: 20 * xStep, step: xStep },
      ...(fields.shape !== 'interval' && { y: { min: -20 * yStep, max: 20 * yStep, step: yStep } }),
      answer: at('0,0 1,1'),
      tolerance: 0.5,
      ...fields,
    } as Graph,
  })
  if (!graph) throw new Error('the question has a graph')
  return graph
}
const share = (grid: ReturnType<typeof gridOf>, given: Drawn['points'], right: Drawn['points']) =>
  judgeGraph(grid, { points: given }, { points: right }).share

describe('distances are in steps of the grid, the tolerance included', () => {
  const grid = gridOf({ shape: 'points' }, 10, 0.1)
  test.each<[string, number, number, number]>([
    ['there', 0, 0, 1],
    ['half a step to the right', 5, 0, 1],
    ['more than half a step to the right', 6, 0, 0],
    ['half a step up', 0, 0.05, 1],
    ['more than half a step up', 0, 0.06, 0],
    ['a little of both, together more than half', 4, 0.04, 0],
    ['a little of both, together less', 3, 0.03, 1],
  ])('a point %s', (_name, x, y, wanted) => {
    expect(share(grid, [[x, y]], [[0, 0]])).toBe(wanted)
  })
  test('an end of an interval likewise', () => {
    const line = gridOf({ shape: 'interval' }, 10)
    const ends = { start: 'closed', end: 'open' } as const
    const judged = (from: number, to: number) =>
      judgeGraph(
        line,
        {
          points: [
            [from, 0],
            [to, 0],
          ],
          ends,
        },
        {
          points: [
            [0, 0],
            [40, 0],
          ],
          ends,
        },
      ).share
    expect([judged(0, 40), judged(5, 45), judged(6, 45), judged(6, 46)]).toEqual([1, 1, 0.5, 0])
  })
})

describe('a line is judged by all of it, not by the points it was drawn with', () => {
  const grid = gridOf({ shape: 'line' })
  const right = at('0,0 10,10')
  test.each<[string, Drawn['points'], number]>([
    ['the line, by points far apart', at('-10,-10 10,10'), 1],
    ['the line, by points close together', at('3,3 4,4'), 1],
    [
      'beside it by less than the tolerance, alike all along',
      [
        [0, 0.5],
        [10, 10.5],
      ],
      1,
    ],
    [
      'points near it, but with a slope that leads away',
      [
        [0, 0],
        [1, 1.4],
      ],
      0.5,
    ],
    ['through one of its points, steeper', at('10,10 11,12'), 0],
    ['the slope, elsewhere', at('0,5 10,15'), 0.5],
    [
      'nearly the slope, elsewhere',
      [
        [0, 5],
        [10, 15.1],
      ],
      0.5,
    ],
    [
      'another slope, elsewhere',
      [
        [0, 5],
        [10, 16],
      ],
      0,
    ],
    [
      'the crossing, by half a step',
      [
        [0, 0.5],
        [10, 0.5],
      ],
      0.5,
    ],
    [
      'a crossing further off',
      [
        [0, 0.6],
        [10, 0.6],
      ],
      0,
    ],
    ['upright', at('3,0 3,5'), 0],
  ])('%s', (_name, given, wanted) => {
    expect(share(grid, given, right)).toBe(wanted)
  })
  test('an upright line has its own place', () => {
    expect(share(grid, at('3,0 3,5'), at('3,-4 3,9'))).toBe(1)
    expect(share(grid, at('4,0 4,5'), at('3,-4 3,9'))).toBe(0.5)
    expect(share(grid, at('0,0 5,5'), at('3,-4 3,9'))).toBe(0)
  })
})

describe('an arrow', () => {
  const grid = gridOf({ shape: 'vector' })
  test.each<[string, Drawn['points'], Drawn['points'], number]>([
    ['upwards, twice as long', at('0,0 0,8'), at('0,0 0,4'), 0.5],
    ['to the right, twice as long', at('0,0 8,0'), at('0,0 4,0'), 0.5],
    ['down and to the left, twice as long', at('0,0 -6,-8'), at('0,0 -3,-4'), 0.5],
    ['the other way', at('0,0 -3,-4'), at('0,0 3,4'), 0],
    ['upwards for downwards', at('0,0 0,4'), at('0,0 0,-4'), 0],
    ['across', at('0,0 4,0'), at('0,0 0,4'), 0],
    ['the right one elsewhere', at('5,5 8,9'), at('0,0 3,4'), 0.5],
    ['too long and elsewhere', at('5,5 11,13'), at('0,0 3,4'), 0],
  ])('%s', (_name, given, right, wanted) => {
    expect(share(grid, given, right)).toBe(wanted)
  })
  test('that may begin anywhere is whole wherever it begins', () => {
    const free = gridOf({ shape: 'vector', isFree: true })
    expect(share(free, at('5,5 8,9'), at('0,0 3,4'))).toBe(1)
    expect(share(free, at('5,5 11,13'), at('0,0 3,4'))).toBe(0.5)
  })
})

describe('the opening of a parabola is right to two hundredths of it', () => {
  const grid = gridOf({ shape: 'parabola' })
  const right: Drawn['points'] = at('0,0 1,4')
  test.each<[number, number]>([
    [4, 1],
    [4.07, 1],
    [3.93, 1],
    [4.1, 0.5],
    [3.9, 0.5],
    [-4, 0.5],
  ])('through (1, %d) it is worth %d', (y, wanted) => {
    expect(
      share(
        grid,
        [
          [0, 0],
          [1, y],
        ],
        right,
      ),
    ).toBe(wanted)
  })
  test('whichever of its points it is drawn with', () => {
    for (const x of [-3, -1, 0.5, 2])
      expect(
        share(
          grid,
          [
            [0, 0],
            [x, 4 * x * x],
          ],
          right,
        ),
      ).toBe(1)
  })
  test('with its vertex elsewhere only the opening counts', () => {
    expect(share(grid, at('3,2 4,6'), right)).toBe(0.5)
    expect(share(grid, at('3,2 4,3'), right)).toBe(0)
  })
})

import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { anyPlots } from '#tests/factories/any-plot.ts'
import { BrokenFigure, figureValues } from '../figure-values.ts'
import { findLayoutProblems } from '../find-layout-problems.ts'
import { drawPlot } from './draw-plot.ts'
import { plotSchema } from './plot-schema.ts'

const draw = (plot: object, scope = {}) => {
  const { picture, ...content } = drawPlot(plotSchema.parse({ kind: 'plot', ...plot }), figureValues(scope))
  return { ...picture, ...content }
}
const problemsOf = (plot: object) => {
  const { width, height, nodes } = draw(plot)
  return findLayoutProblems(width, height, nodes)
}

describe('with any numbers', () => {
  test.each(Object.entries(anyPlots))('%s are drawn inside the frame, their labels apart', (_, plot) => {
    fc.assert(
      fc.property(plot, (drawn) => {
        expect(problemsOf(drawn)).toEqual([])
      }),
      { numRuns: 500 },
    )
  })
  test.each(Object.entries(anyPlots))('%s give the same markup each time', (_, plot) => {
    fc.assert(
      fc.property(plot, (drawn) => {
        expect(draw(drawn).markup).toBe(draw(drawn).markup)
      }),
      { numRuns: 25 },
    )
  })
})

describe('numbers and picture agree', () => {
  test('a length in the picture is the length in the units of the axes', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 9 }), (height) => {
        const { nodes } = draw({
          x: { categories: ['a', 'b'] },
          y: { min: 0, max: 10 },
          marks: [{ type: 'bars', values: [height, 10] }],
        })
        const bars = nodes.filter(({ tag }) => tag === 'rect').map(({ attributes }) => Number(attributes.height))
        expect((bars[0] ?? 0) / (bars[1] ?? 1)).toBeCloseTo(height / 10, 9)
      }),
    )
  })
  test('the table holds the numbers of the marks', () => {
    expect(
      draw(
        { x: { label: 'Time', unit: 's' }, y: { label: 'Speed' }, marks: [{ type: 'line', x: [0, 1, 2], y: 'a * x' }] },
        { a: 3 },
      ).table,
    ).toEqual({
      headers: ['Time (s)', 'Speed'],
      rows: [
        ['0', '0'],
        ['1', '3'],
        ['2', '6'],
      ],
    })
  })
  test('a curve is read at the numbers of its axis, and has no value at a pole', () => {
    const { table } = draw({
      x: { min: -1, max: 1, step: 1 },
      y: { min: -2, max: 2 },
      marks: [{ type: 'function', of: '1 / x' }],
    })
    expect(table?.rows).toEqual([
      ['−1', '−1'],
      ['0', '–'],
      ['1', '1'],
    ])
  })
  test('with equal axes a unit is as long on both', () => {
    const { nodes } = draw({
      equal: true,
      x: { min: 0, max: 8 },
      y: { min: 0, max: 5 },
      marks: [
        {
          type: 'polygon',
          points: [
            [0, 0],
            [3, 0],
            [3, 3],
            [0, 3],
          ],
        },
      ],
    })
    const [, ...corners] =
      /M([\d.]+) ([\d.]+)L([\d.]+) ([\d.]+)L([\d.]+) ([\d.]+)/.exec(String(nodes[0]?.attributes.d)) ?? []
    const [x0 = 0, , x1 = 0, y1 = 0, , y2 = 0] = corners.map(Number)
    expect(x1 - x0).toBeCloseTo(y1 - y2, 0)
  })
  test('a line of best fit is the one of least squares', () => {
    const { nodes } = draw({
      x: { min: 0, max: 4 },
      y: { min: 0, max: 8 },
      marks: [
        {
          type: 'points',
          fit: true,
          data: [
            [1, 2],
            [2, 4],
            [3, 6],
          ],
        },
      ],
    })
    const fit = nodes.find(({ attributes }) => attributes.stroke === 'blue')
    const [, x0, y0, x1, y1] = /M([\d.]+) ([\d.]+)L([\d.]+) ([\d.]+)/.exec(String(fit?.attributes.d)) ?? []
    const frame = nodes.find(({ attributes }) => attributes.stroke === 'silver')?.attributes.d
    expect(String(frame)).toContain(`${x1}`)
    // from corner to corner: y = 2x
    expect(Number(x0)).toBeLessThan(Number(x1))
    expect(Number(y0)).toBeGreaterThan(Number(y1))
  })
})

describe('what cannot be drawn says why', () => {
  test.each([
    [
      {
        y: {},
        marks: [
          {
            type: 'points',
            data: [
              [1, 2],
              [20, 3],
            ],
          },
        ],
        x: { min: 0, max: 10 },
      },
      'a mark at x = 20 lies outside the x axis (0 to 10)',
    ],
    [
      { y: { min: 5, max: 1 }, x: { min: 0, max: 1 }, marks: [{ type: 'function', of: 'x' }] },
      'the y axis goes from 5 to 1',
    ],
    [
      { y: {}, x: { min: 0, max: 1 }, marks: [{ type: 'function', of: 'k * x' }] },
      '"k * x" uses k, which is neither x nor a parameter',
    ],
    [
      { y: { min: 0, scale: 'log', max: 10 }, x: { min: 0, max: 1 }, marks: [{ type: 'function', of: 'x' }] },
      'a log y axis must begin above 0, not at 0',
    ],
    [
      { y: {}, x: { min: 0, max: 1, step: 0.001 }, marks: [{ type: 'function', of: 'x' }] },
      'an axis has 1000 numbers; choose a larger step',
    ],
    [{ marks: [{ type: 'interval', from: 1 }] }, 'the x axis goes from'],
    [{ y: {}, x: {}, marks: [{ type: 'slopes', of: 'x' }] }, 'the x axis needs min and max'],
    [{ marks: [{ type: 'box', five: [1, 5, 3, 6, 7] }] }, 'the five numbers of a box plot must rise'],
    [{ y: {}, x: { categories: ['a'] }, marks: [{ type: 'bars', values: [1, 2] }] }, '1 categories have 2 bars'],
    [{ y: {}, marks: [{ type: 'histogram', edges: [0, 1, 2], values: [0.5, 7] }] }, 'the value 7 lies in no bin'],
  ])('%#: %s', (plot, reason) => {
    const attempt = () => draw(plot)
    if (reason === 'the x axis goes from') expect(attempt).not.toThrow()
    else {
      expect(attempt).toThrow(BrokenFigure)
      expect(attempt).toThrow(reason)
    }
  })
})

test('the runs of a simulation are written by an expression over i', () => {
  const plot = {
    x: { min: 0, max: 8 },
    y: { min: 0, max: 60 },
    marks: [
      {
        type: 'histogram',
        edges: { of: 'i / 2', from: 0, to: 16 },
        values: { of: 'randomMean(n, i)', to: 60 },
      },
    ],
  }
  const counts = (n: number) => draw(plot, { n }).table?.rows.map((row) => Number(row[1])) ?? []
  expect(counts(4).reduce((sum, count) => sum + count, 0)).toBe(60)
  expect(counts(4)).toEqual(counts(4))
  // means of large samples crowd around 1, the mean of the population
  const near = (n: number) => (counts(n)[1] ?? 0) + (counts(n)[2] ?? 0)
  expect(near(100)).toBe(60)
  expect(near(1)).toBeLessThan(40)
  const wild = { ...plot, marks: [{ type: 'dots', values: { of: 'i', to: 'n' } }], y: undefined }
  expect(() => draw(wild, { n: 5000 })).toThrow('5000 numbers, not 1 to 1000')
  expect(() => draw(wild, { n: 0 })).toThrow('0 numbers')
})

import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { circlesOf, cornersOf, drawnPlot, onTen, placeIn, strokesOf } from '#tests/factories/drawn-plot.ts'
import type { Point } from '../svg-node.ts'

const ten = { x: { min: 0, max: 10 }, y: { min: 0, max: 10 }, dataTable: false }
const at = (x: number, y: number) => placeIn(ten, [x, y], [{ type: 'points', data: [[5, 5]] }])
const data: Point[] = [
  [1, 2],
  [4, 7],
  [9, 3],
]

describe('points stand where their numbers say', () => {
  test.each<[string, object]>([
    ['pairs', { data }],
    ['two lists', { x: [1, 4, 9], y: [2, 7, 3] }],
    ['expressions', { x: ['1', '2 * 2', '9'], y: ['2', '14 / 2', '3'] }],
  ])('given as %s', (_name, series) => {
    const { nodes } = onTen({ type: 'points', ...series })
    expect(circlesOf(nodes).map((circle) => circle.at)).toEqual(data.map(([x, y]) => at(x, y)))
  })
  test('or as a list of x with a formula', () => {
    const { nodes } = onTen({ type: 'points', x: [1, 2, 3], y: 'x^2' })
    expect(circlesOf(nodes).map((circle) => circle.at)).toEqual([at(1, 1), at(2, 4), at(3, 9)])
  })
  test('a difference in numbers is the same length everywhere in the picture', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 6 }), fc.integer({ min: 0, max: 6 }), (x, y) => {
        const [a, b, c] = circlesOf(
          onTen({
            type: 'points',
            data: [
              [x, y],
              [x + 2, y + 2],
              [x + 4, y + 4],
            ],
          }).nodes,
        ).map((circle) => circle.at)
        expect((b?.[0] ?? 0) - (a?.[0] ?? 0)).toBeCloseTo((c?.[0] ?? 0) - (b?.[0] ?? 0), 6)
        expect((b?.[1] ?? 0) - (a?.[1] ?? 0)).toBeCloseTo((c?.[1] ?? 0) - (b?.[1] ?? 0), 6)
        // more is higher
        expect(b?.[1]).toBeLessThan(a?.[1] ?? 0)
      }),
    )
  })
  test.each<[object, string]>([
    [{ type: 'points' }, 'a series needs data, or x with y'],
    [{ type: 'points', x: [1, 2] }, 'a series needs data, or x with y'],
    [{ type: 'points', x: [1, 2], y: [1] }, 'a series has 2 values of x but 1 of y'],
    [{ type: 'points', x: [0, 1], y: '1 / x' }, '"1 / x" has no value at x = 0'],
    [{ type: 'points', data, error: [1, 2] }, '3 points have 2 error bars'],
    [{ type: 'points', data: [[1, 'k']] }, 'y: "k" uses k'],
    [
      {
        type: 'points',
        fit: true,
        data: [
          [2, 1],
          [2, 5],
        ],
      },
      'a line of best fit needs two different values of x',
    ],
    [{ type: 'points', data: [[1, 99]] }, 'a mark at y = 99 lies outside the y axis (0 to 10)'],
    [{ type: 'points', data: [[-1, 5]] }, 'a mark at x = -1 lies outside the x axis (0 to 10)'],
    [{ type: 'points', data: [[1, 9.5]], error: 1 }, 'a mark at y = 10.5 lies outside the y axis'],
  ])('%j is refused: %s', (mark, reason) => {
    expect(() => onTen(mark)).toThrow(reason)
  })
})

describe('error bars', () => {
  const barsOf = (error: unknown) =>
    strokesOf(onTen({ type: 'points', data, error }).nodes, 'blue')
      .filter(({ attributes }) => attributes['stroke-width'] === 1.75)
      .map((node) => cornersOf(node).map(([, y]) => y))
  test('are half their length up and down, in the units of the axis', () => {
    const tall = at(0, 0)[1] - at(0, 1)[1]
    for (const ys of barsOf(0.5)) expect(Math.max(...ys) - Math.min(...ys)).toBeCloseTo(tall, 0)
    const [first = [], , third = []] = barsOf([0.5, 1, 1.5])
    expect(Math.max(...third) - Math.min(...third)).toBeCloseTo(3 * (Math.max(...first) - Math.min(...first)), 0)
  })
  test('stand around their points', () => {
    for (const [index, ys] of barsOf(1).entries())
      expect((Math.max(...ys) + Math.min(...ys)) / 2).toBeCloseTo(
        at(...((data[index] ?? [0, 0]) as [number, number]))[1],
        0,
      )
  })
  test('of nothing are not drawn, and a negative one has the same length', () => {
    expect(barsOf(0)).toEqual([])
    expect(barsOf([0, 1, 0])).toHaveLength(1)
    expect(barsOf(-0.5)).toEqual(barsOf(0.5))
  })
  test('stand in the table beside their numbers', () => {
    const { table } = drawnPlot({
      x: { label: 'Dose' },
      y: { label: 'Growth' },
      marks: [{ type: 'points', data, error: [0.1, 0, 0.2] }],
    })
    expect(table).toEqual({
      headers: ['Dose', 'Growth', 'error ±'],
      rows: [
        ['1', '2', '0.1'],
        ['4', '7', '0'],
        ['9', '3', '0.2'],
      ],
    })
  })
})

describe('a line of best fit', () => {
  const fitOf = (points: Point[]) => {
    const { nodes } = onTen({ type: 'points', fit: true, data: points })
    return cornersOf(strokesOf(nodes, 'blue').find(({ attributes }) => attributes['stroke-width'] === 2.5))
  }
  test('of points on a line is that line, across the whole plot', () => {
    const [start, end] = fitOf([
      [1, 2],
      [3, 4],
      [6, 7],
    ])
    expect(start?.[1]).toBeCloseTo(at(0, 1)[1], 0)
    expect(end?.[0]).toBeCloseTo(at(9, 10)[0], 0)
  })
  test('goes through the mean of the points, whatever they are', () => {
    const place = fc.tuple(fc.integer({ min: 0, max: 10 }), fc.integer({ min: 3, max: 7 }))
    fc.assert(
      fc.property(fc.uniqueArray(place, { minLength: 3, maxLength: 6, selector: ([x]) => x }), (points) => {
        const mean = (index: 0 | 1) => points.reduce((sum, point) => sum + point[index], 0) / points.length
        const [start, end] = fitOf(points)
        fc.pre(start !== undefined && end !== undefined)
        const [x, y] = at(mean(0), mean(1))
        const share = (x - start[0]) / (end[0] - start[0])
        expect(Math.abs(start[1] + share * (end[1] - start[1]) - y)).toBeLessThan(0.6)
      }),
      { numRuns: 30 },
    )
  })
})

describe('a line', () => {
  test('joins its points in their order, with or without them', () => {
    const { nodes } = onTen({ type: 'line', data })
    expect(cornersOf(strokesOf(nodes, 'blue')[0]).map(([x]) => Math.round(x))).toEqual(
      data.map(([x, y]) => Math.round(at(x, y)[0])),
    )
    expect(circlesOf(nodes)).toHaveLength(3)
    expect(circlesOf(onTen({ type: 'line', data, points: false }).nodes)).toHaveLength(0)
  })
  test('smooth, it still goes through every point and has no peaks of its own', () => {
    const { nodes } = onTen({ type: 'line', data, smooth: true })
    const d = String(strokesOf(nodes, 'blue')[0]?.attributes.d)
    expect(d).toContain('C')
    const numbers = (d.match(/-?[\d.]+/g) ?? []).map(Number)
    const ys = numbers.filter((_, index) => index % 2 === 1)
    expect(Math.min(...ys)).toBeGreaterThanOrEqual(at(4, 7)[1] - 0.1)
    expect(Math.max(...ys)).toBeLessThanOrEqual(at(1, 2)[1] + 0.1)
  })
  test('each series has a shape and dashes of its own, so that colour is never alone', () => {
    const { nodes } = onTen(
      { type: 'line', data },
      { type: 'line', data: data.map(([x, y]) => [x, y + 1]) },
      { type: 'line', data: data.map(([x, y]) => [x, y + 2]) },
    )
    expect(circlesOf(nodes)).toHaveLength(3)
    expect(nodes.filter(({ tag, attributes }) => tag === 'rect' && attributes.fill === 'orange')).toHaveLength(3)
    expect(nodes.filter(({ tag, attributes }) => tag === 'path' && attributes.fill === 'green')).toHaveLength(3)
    const dashes = ['blue', 'orange', 'green'].map((ink) => strokesOf(nodes, ink)[0]?.attributes['stroke-dasharray'])
    expect(new Set(dashes).size).toBe(3)
  })
})

describe('a residual plot', () => {
  test('residuals of points on a line are nothing; else they add up to nothing', () => {
    const rows = (points: Point[]) =>
      drawnPlot({ x: {}, y: { min: -9, max: 9 }, marks: [{ type: 'residuals', data: points }] }).table?.rows ?? []
    for (const [, y] of rows([
      [1, 2],
      [2, 4],
      [3, 6],
    ]))
      expect(Number(y?.replace('−', '-'))).toBeCloseTo(0, 9)
    const left = rows([
      [1, 2],
      [2, 5],
      [3, 4],
      [4, 9],
    ]).map(([, y]) => Number(y?.replace('−', '-')))
    expect(left.reduce((sum, value) => sum + value, 0)).toBeCloseTo(0, 2)
    expect(left.some((value) => value > 0.5)).toBe(true)
  })
  test('the zero line is drawn, dashed and black', () => {
    const { nodes } = drawnPlot({
      x: {},
      y: {},
      marks: [
        {
          type: 'residuals',
          data: [
            [1, 2],
            [2, 5],
            [3, 4],
          ],
        },
      ],
    })
    expect(strokesOf(nodes, 'black').some(({ attributes }) => attributes['stroke-dasharray'] === '6 4')).toBe(true)
  })
})

import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { circlesOf, drawnPlot, textsOf } from '#tests/factories/drawn-plot.ts'
import type { SvgNode } from '../svg-node.ts'

const rectsOf = (nodes: readonly SvgNode[], ink: string) =>
  nodes
    .filter(({ tag, attributes }) => tag === 'rect' && attributes.stroke === ink)
    .map(({ attributes: { x, y, width, height } }) => ({
      x: Number(x),
      y: Number(y),
      width: Number(width),
      height: Number(height),
    }))

describe('bars', () => {
  const bars = (values: unknown[], more: object = {}) =>
    drawnPlot({
      x: { categories: values.map((_, index) => `c${index}`) },
      y: { min: 0, max: 100 },
      marks: [{ type: 'bars', values, ...more }],
    })
  test('are as high as their numbers, and stand on nothing', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 1, max: 100 }), { minLength: 2, maxLength: 6 }), (values) => {
        const drawn = rectsOf(bars(values).nodes, 'blue')
        const unit = (drawn[0]?.height ?? 0) / (values[0] ?? 1)
        for (const [index, { height, y }] of drawn.entries()) {
          expect(height).toBeCloseTo(unit * (values[index] ?? 0), 6)
          expect(y + height).toBeCloseTo((drawn[0]?.y ?? 0) + (drawn[0]?.height ?? 0), 6)
        }
      }),
      { numRuns: 30 },
    )
  })
  test('below nothing hang down from it', () => {
    const { nodes } = drawnPlot({
      x: { categories: ['a', 'b'] },
      y: { min: -10, max: 10 },
      marks: [{ type: 'bars', values: [4, -4] }],
    })
    const [up, down] = rectsOf(nodes, 'blue')
    expect(up?.height).toBeCloseTo(down?.height ?? 0, 6)
    expect((up?.y ?? 0) + (up?.height ?? 0)).toBeCloseTo(down?.y ?? 0, 6)
  })
  test('of several series stand side by side and do not cover each other', () => {
    const { nodes } = drawnPlot({
      x: { categories: ['a', 'b'] },
      y: { min: 0, max: 10 },
      marks: [
        { type: 'bars', values: [4, 5], label: 'one' },
        { type: 'bars', values: [6, 7], label: 'two' },
      ],
    })
    // the last of each ink is the swatch of its legend
    const [one, two] = ['blue', 'orange'].map((ink) => rectsOf(nodes, ink).slice(0, 2))
    for (const at of [0, 1])
      expect((one?.[at]?.x ?? 0) + (one?.[at]?.width ?? 0)).toBeLessThanOrEqual(two?.[at]?.x ?? 0)
    expect((two?.[0]?.x ?? 0) + (two?.[0]?.width ?? 0)).toBeLessThan(one?.[1]?.x ?? 0)
  })
  test('each has its category in the table and under it', () => {
    const plot = bars([3, '2 * 4'])
    expect(plot.table).toEqual({
      headers: ['x', 'y'],
      rows: [
        ['c0', '3'],
        ['c1', '8'],
      ],
    })
    expect(textsOf(plot.nodes).map(({ text }) => text)).toEqual(expect.arrayContaining(['c0', 'c1']))
  })
  test('error bars stand in the table and reach no further than the axis they make', () => {
    const { table, nodes } = drawnPlot({
      x: { categories: ['a', 'b'] },
      y: {},
      marks: [{ type: 'bars', values: [8, 9], error: [1, 2] }],
    })
    expect(table?.headers.at(-1)).toBe('error ±')
    expect(table?.rows).toEqual([
      ['a', '8', '1'],
      ['b', '9', '2'],
    ])
    expect(textsOf(nodes).some(({ text }) => Number(text) >= 11)).toBe(true)
  })
  test.each<[object, string]>([
    [{ type: 'bars', values: [1] }, '2 categories have 1 bars; name each in x › categories'],
    [{ type: 'bars', values: [1, 'k'] }, 'a bar: "k" uses k'],
    [{ type: 'bars', values: [1, 2], error: [1] }, '2 points have 1 error bars'],
  ])('%j is refused', (mark, reason) => {
    expect(() => drawnPlot({ x: { categories: ['a', 'b'] }, y: { min: 0, max: 9 }, marks: [mark] })).toThrow(reason)
  })
})

describe('a histogram', () => {
  const histogram = (fields: object) => drawnPlot({ x: {}, y: { min: 0 }, marks: [{ type: 'histogram', ...fields }] })
  test('each bin holds its lower edge, the last one both', () => {
    expect(histogram({ edges: [0, 10, 20, 30], values: [0, 5, 10, 19.9, 20, 30] }).table?.rows).toEqual([
      ['0 to 10', '2'],
      ['10 to 20', '2'],
      ['20 to 30', '2'],
    ])
  })
  test('no value is lost and none counted twice', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 0, max: 30 }), { minLength: 1, maxLength: 40 }), (values) => {
        const rows = histogram({ edges: [0, 7, 11, 30], values }).table?.rows ?? []
        expect(rows.reduce((sum, [, count]) => sum + Number(count), 0)).toBe(values.length)
      }),
      { numRuns: 30 },
    )
  })
  test('its bars touch, are as wide as their bins and as high as their counts', () => {
    const [a, b, c] = rectsOf(histogram({ edges: [0, 10, 20, 40], counts: [2, 4, 1] }).nodes, 'blue')
    expect((a?.x ?? 0) + (a?.width ?? 0)).toBeCloseTo(b?.x ?? 0, 6)
    expect(c?.width).toBeCloseTo(2 * (a?.width ?? 0), 6)
    expect(b?.height).toBeCloseTo(2 * (a?.height ?? 0), 6)
  })
  test('an empty bin has no bar, and its zero in the table', () => {
    const { nodes, table } = histogram({ edges: [0, 1, 2], counts: [0, 3] })
    expect(rectsOf(nodes, 'blue')).toHaveLength(1)
    expect(table?.rows[0]).toEqual(['0 to 1', '0'])
  })
  test('the numbers of its axis are its edges', () => {
    const words = textsOf(histogram({ edges: [0, 15, 30, 45], counts: [1, 2, 3] }).nodes).map(({ text }) => text)
    expect(words).toEqual(expect.arrayContaining(['0', '15', '30', '45']))
  })
  test.each<[object, string]>([
    [{ edges: [0, 1, 1], counts: [1, 2] }, 'the edges of a histogram must rise'],
    [{ edges: [0, 2, 1], counts: [1, 2] }, 'the edges of a histogram must rise'],
    [{ edges: [0, 1, 2], counts: [1] }, '2 bins have 1 counts'],
    [{ edges: [0, 1, 2] }, 'a histogram needs values, or counts'],
    [{ edges: [0, 1, 2], values: [2.1] }, 'the value 2.1 lies in no bin of the histogram'],
    [{ edges: [0, 1, 2], values: [-0.1] }, 'the value -0.1 lies in no bin'],
  ])('%j is refused: %s', (fields, reason) => {
    expect(() => histogram(fields)).toThrow(reason)
  })
})

describe('a box plot', () => {
  const five = (fields: object) =>
    drawnPlot({ x: { min: 0, max: 100 }, marks: [{ type: 'box', ...fields }] }).table?.rows.map(([, value]) =>
      Number(value),
    )
  // quartiles are the medians of the halves without the middle value, as Ontario's schools and the College Board teach
  test.each([
    [
      [1, 2, 3, 4, 5],
      [1, 1.5, 3, 4.5, 5],
    ],
    [
      [1, 2, 3, 4, 5, 6],
      [1, 2, 3.5, 5, 6],
    ],
    [
      [6, 5, 4, 3, 2, 1],
      [1, 2, 3.5, 5, 6],
    ],
    [
      [2, 4, 4, 5, 7, 9, 10],
      [2, 4, 5, 9, 10],
    ],
    [
      [7, 7, 7, 7, 7],
      [7, 7, 7, 7, 7],
    ],
    [
      [1, 1, 1, 1, 99],
      [1, 1, 1, 50, 99],
    ],
  ])('of %j has %j', (values, numbers) => {
    expect(five({ values })).toEqual(numbers)
  })
  test('is drawn from quartile to quartile, with its median and its outliers', () => {
    const { nodes, table } = drawnPlot({
      x: { min: 0, max: 100 },
      marks: [{ type: 'box', five: [10, 20, 50, 60, 90], outliers: [99], label: 'Girls' }],
    })
    const [box] = rectsOf(nodes, 'blue')
    const [outlier] = circlesOf(nodes)
    const median = nodes.find(({ tag, attributes }) => tag === 'line' && attributes['stroke-width'] === 3.5)
    const unit = (box?.width ?? 0) / 40
    expect(Number(median?.attributes.x1) - (box?.x ?? 0)).toBeCloseTo(30 * unit, 0)
    expect((outlier?.at[0] ?? 0) - (box?.x ?? 0)).toBeCloseTo(79 * unit, 0)
    expect(table?.rows.at(-1)).toEqual(['outlier', '99'])
    expect(textsOf(nodes).map(({ text }) => text)).toContain('Girls')
  })
  test.each<[object, string]>([
    [{ five: [1, 5, 3, 6, 7] }, 'must rise'],
    [{}, 'a box plot needs five numbers, or values'],
  ])('%j is refused: %s', (fields, reason) => {
    expect(() => five(fields)).toThrow(reason)
  })
})

describe('a dot plot', () => {
  const dots = (values: unknown[]) => drawnPlot({ x: { min: 0, max: 10 }, marks: [{ type: 'dots', values }] })
  test('has a dot for each value, equal ones stacked', () => {
    const circles = circlesOf(dots([3, 5, 3, 3, 8]).nodes)
    expect(circles).toHaveLength(5)
    const columns = Map.groupBy(circles, ({ at: [x] }) => x)
    expect([...columns.values()].map((list) => list.length)).toEqual([3, 1, 1])
    for (const list of columns.values()) expect(new Set(list.map(({ at: [, y] }) => y)).size).toBe(list.length)
  })
  test('its table counts them, in rising order', () => {
    expect(dots([3, 5, 3, 3, 8]).table).toEqual({
      headers: ['x', 'count'],
      rows: [
        ['3', '3'],
        ['5', '1'],
        ['8', '1'],
      ],
    })
  })
  test('a value outside of the line is refused', () => {
    expect(() => dots([11])).toThrow('a mark at x = 11 lies outside the x axis')
  })
})

import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { circlesOf, cornersOf, drawnPlot, onTen, placeIn, strokesOf, textsOf } from '#tests/factories/drawn-plot.ts'
import type { Point, SvgNode } from '../svg-node.ts'

const ten = { x: { min: 0, max: 10 }, y: { min: 0, max: 10 }, dataTable: false }
const at = (x: number, y: number) => placeIn(ten, [x, y], [{ type: 'points', data: [[5, 5]] }])
const fills = (nodes: readonly SvgNode[], ink: string) =>
  nodes.filter(({ tag, attributes }) => tag === 'path' && attributes.fill === ink)
const distance = ([ax, ay]: Point, [bx, by]: Point) => Math.hypot(ax - bx, ay - by)

describe('an arrow', () => {
  test('ends with its tip at its end: the head is part of its length', () => {
    const { nodes } = onTen({ type: 'vector', from: [1, 1], to: [7, 5] })
    const [tip] = cornersOf(fills(nodes, 'blue')[0])
    const [start] = cornersOf(strokesOf(nodes, 'blue')[0])
    expect(distance(tip ?? [0, 0], at(7, 5))).toBeLessThan(0.2)
    expect(distance(start ?? [0, 0], at(1, 1))).toBeLessThan(0.2)
  })
  test('for twice the force is twice as long', () => {
    const lengthOf = (force: number) => {
      const { nodes } = onTen({ type: 'vector', to: [force, 0] })
      return distance(
        cornersOf(fills(nodes, 'blue')[0])[0] ?? [0, 0],
        cornersOf(strokesOf(nodes, 'blue')[0])[0] ?? [0, 0],
      )
    }
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 5 }), (force) => {
        expect(lengthOf(2 * force)).toBeCloseTo(2 * lengthOf(force), 0)
      }),
      { numRuns: 10 },
    )
  })
  test('of no length is not drawn', () => {
    expect(fills(onTen({ type: 'vector', from: [3, 3], to: [3, 3] }).nodes, 'blue')).toEqual([])
  })
  test('has both its ends in the table, under its name', () => {
    expect(drawnPlot({ ...ten, dataTable: true, marks: [{ type: 'vector', to: [3, 4], label: '*v*' }] }).table).toEqual(
      {
        headers: ['v, x', 'v, y'],
        rows: [
          ['0', '0'],
          ['3', '4'],
        ],
      },
    )
  })
  test('that leaves the axes is refused', () => {
    expect(() => onTen({ type: 'vector', to: [12, 4] })).toThrow('lies outside the x axis')
  })
})

describe('a segment', () => {
  test('joins its ends, is black and has no shape of a series', () => {
    const strokes = strokesOf(onTen({ type: 'segment', from: [2, 3], to: [8, 6] }).nodes, 'black')
    const [a, b] = cornersOf(strokes.at(-1))
    expect(distance(a ?? [0, 0], at(2, 3))).toBeLessThan(0.2)
    expect(distance(b ?? [0, 0], at(8, 6))).toBeLessThan(0.2)
  })
  test('outside the frame it is cut, and wholly outside it is left away with its label', () => {
    const { nodes } = onTen({ type: 'segment', from: [5, 5], to: [20, 5], label: 'cut' })
    expect(textsOf(nodes).map(({ text }) => text)).toContain('cut')
    expect(distance(cornersOf(strokesOf(nodes, 'black').at(-1)).at(-1) ?? [0, 0], at(10, 5))).toBeLessThan(0.2)
    const gone = onTen({ type: 'segment', from: [15, 5], to: [20, 5], label: 'gone' })
    expect(textsOf(gone.nodes).map(({ text }) => text)).not.toContain('gone')
  })
})

describe('a polygon', () => {
  const corners: Point[] = [
    [1, 1],
    [7, 1],
    [4, 6],
  ]
  test('has its corners where they are said, filled with the tint of its ink, closed', () => {
    const { nodes } = onTen({ type: 'polygon', points: corners })
    const [area] = fills(nodes, 'lightblue')
    expect(cornersOf(area).map(([x, y]) => [Math.round(x), Math.round(y)])).toEqual(
      corners.map(([x, y]) => at(x, y).map(Math.round)),
    )
    expect(String(area?.attributes.d)).toMatch(/Z$/)
  })
  test('is named in its middle', () => {
    const { nodes } = onTen({ type: 'polygon', points: corners, label: 'A' })
    const named = textsOf(nodes).find(({ text }) => text === 'A')
    expect(Math.abs((named?.x ?? 0) - at(4, 0)[0])).toBeLessThan(2)
  })
})

describe('a rule', () => {
  const ruleOf = (mark: object) => strokesOf(onTen({ type: 'rule', ...mark }).nodes, 'grey')[0]
  test('upright at its x from edge to edge, level at its y', () => {
    const upright = cornersOf(ruleOf({ x: 4 }))
    expect(upright.map(([x]) => Math.round(x))).toEqual([Math.round(at(4, 0)[0]), Math.round(at(4, 0)[0])])
    expect(Math.abs((upright[0]?.[1] ?? 0) - (upright[1]?.[1] ?? 0))).toBeCloseTo(at(0, 0)[1] - at(0, 10)[1], 0)
    const level = cornersOf(ruleOf({ y: 4 }))
    expect(level.map(([, y]) => Math.round(y))).toEqual([Math.round(at(0, 4)[1]), Math.round(at(0, 4)[1])])
  })
  test('is dashed, unless it is said not to be', () => {
    expect(ruleOf({ x: 4 })?.attributes['stroke-dasharray']).toBe('6 4')
    expect(ruleOf({ x: 4, dashed: true })?.attributes['stroke-dasharray']).toBe('7 5')
    expect(ruleOf({ x: 4, dashed: false })?.attributes['stroke-dasharray']).toBeUndefined()
  })
  test('has an x or a y, not both and not neither', () => {
    expect(() => ruleOf({})).toThrow('a rule has an x or a y')
    expect(() => ruleOf({ x: 1, y: 1 })).toThrow('a rule has an x or a y')
  })
})

describe('words at a point', () => {
  test('with a dot there where asked for, in the ink asked for', () => {
    const { nodes } = onTen({ type: 'label', at: [3, 4], text: 'P', point: true, color: 'red' })
    expect(circlesOf(nodes)).toMatchObject([{ at: at(3, 4), fill: 'red' }])
    expect(textsOf(nodes).find(({ text }) => text === 'P')?.node.attributes.fill).toBe('red')
    expect(circlesOf(onTen({ type: 'label', at: [3, 4], text: 'P' }).nodes)).toEqual([])
  })
  test('stand near it, and never on the dot', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 10 }), fc.integer({ min: 0, max: 10 }), (x, y) => {
        const { nodes } = onTen({ type: 'label', at: [x, y], text: 'P', point: true })
        const words = textsOf(nodes).find(({ text }) => text === 'P')
        const [dot] = circlesOf(nodes)
        const away = distance([words?.x ?? 0, (words?.y ?? 0) - 5], dot?.at ?? [0, 0])
        expect(away).toBeGreaterThan(6)
        expect(away).toBeLessThan(60)
      }),
      { numRuns: 30 },
    )
  })
})

describe('a stretch of a number line', () => {
  const line = (fields: object) => drawnPlot({ x: { min: -5, max: 5 }, marks: [{ type: 'interval', ...fields }] }).nodes
  const ends = (fields: object) => circlesOf(line(fields)).map(({ fill }) => fill)
  test.each([
    [{ from: -2, to: 3 }, ['blue', 'blue']],
    [{ from: -2, to: 3, start: 'open' }, ['white', 'blue']],
    [{ from: -2, to: 3, end: 'open' }, ['blue', 'white']],
    [{ from: -2, to: 3, start: 'open', end: 'none' }, ['white']],
    [{ from: -2, start: 'open' }, ['white']],
    [{ to: 3 }, ['blue']],
  ])('%j has the ends %j: open ones show the paper', (fields, expected) => {
    expect(ends(fields)).toEqual(expected)
  })
  test('goes on for ever with an arrow at the edge, on the right side', () => {
    const tipOf = (fields: object) => cornersOf(fills(line(fields), 'blue')[0])[0]?.[0] ?? Number.NaN
    const middle = circlesOf(line({ from: 0, to: 1 }))[0]?.at[0] ?? 0
    expect(tipOf({ from: 0 })).toBeGreaterThan(middle + 100)
    expect(tipOf({ to: 0 })).toBeLessThan(middle - 100)
    expect(fills(line({ from: 0, to: 1 }), 'blue')).toEqual([])
  })
  test('needs one end at least', () => {
    expect(() => line({})).toThrow('an interval needs from or to')
  })
})

describe('a slope field', () => {
  const strokes = (of: string, more: object = {}) => {
    const { nodes } = onTen({ type: 'slopes', of, x: [2, 4, 6], y: [3, 5], ...more })
    const corners = cornersOf(strokesOf(nodes, 'black').at(-1))
    return Array.from(
      { length: corners.length / 2 },
      (_, index) => [corners[2 * index] ?? [0, 0], corners[2 * index + 1] ?? [0, 0]] as const,
    )
  }
  test('has a stroke at each point of its grid, its middle there', () => {
    const middles = strokes('x - y').map(([[ax, ay], [bx, by]]): Point => [(ax + bx) / 2, (ay + by) / 2])
    const places = [2, 4, 6].flatMap((x) => [3, 5].map((y) => at(x, y)))
    expect(middles).toHaveLength(6)
    for (const [index, middle] of middles.entries()) expect(distance(middle, places[index] ?? [0, 0])).toBeLessThan(0.3)
  })
  test('level for 0, rising for more, falling for less, upright where there is no value', () => {
    const rise = (of: string) => strokes(of).map(([[ax, ay], [bx, by]]) => [bx - ax, ay - by] as const)
    for (const [, up] of rise('0')) expect(up).toBeCloseTo(0, 0)
    for (const [right, up] of rise('1')) expect(right > 0 && up > 0).toBe(true)
    for (const [right, up] of rise('-1')) expect(right > 0 && up < 0).toBe(true)
    for (const [right] of rise('1 / 0')) expect(right).toBeCloseTo(0, 0)
  })
  test('all strokes are as long, so that none touches its neighbour', () => {
    const lengths = strokes('x * y - 9').map(([a, b]) => distance(a, b))
    expect(Math.max(...lengths) - Math.min(...lengths)).toBeLessThan(0.5)
    expect(Math.max(...lengths)).toBeLessThan(at(4, 0)[0] - at(2, 0)[0])
  })
  test('without a grid of its own it spreads over the plot', () => {
    expect(strokes('1', { x: undefined, y: undefined })).toHaveLength(99)
  })
})

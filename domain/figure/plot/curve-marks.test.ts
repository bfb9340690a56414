import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { circlesOf, cornersOf, drawnPlot, onTen, placeIn, strokesOf, textsOf } from '#tests/factories/drawn-plot.ts'

const plane = { x: { min: -5, max: 5 }, y: { min: -5, max: 5 }, dataTable: false }
const at = (x: number, y: number) => placeIn(plane, [x, y], [{ type: 'function', of: 'x' }])
const draw = (...marks: object[]) => drawnPlot({ ...plane, marks })
/** The pieces of the first curve, as lists of corners. */
const piecesOf = (...marks: object[]) =>
  String(strokesOf(draw(...marks).nodes, 'blue')[0]?.attributes.d ?? '')
    .split(/(?=M)/)
    .filter(Boolean)
    .map((d) => cornersOf({ tag: 'path', attributes: { d }, children: [] }))

describe('the graph of a function', () => {
  test('runs from where it enters the frame to where it leaves it', () => {
    const [line = []] = piecesOf({ type: 'function', of: '2 * x' })
    const [enters, leaves] = [at(-2.5, -5), at(2.5, 5)]
    expect(line[0]?.[0]).toBeCloseTo(enters[0], 0)
    expect(line[0]?.[1]).toBeCloseTo(enters[1], 0)
    expect(line.at(-1)?.[0]).toBeCloseTo(leaves[0], 0)
  })
  test('passes through the points that its formula gives, whatever the line', () => {
    fc.assert(
      fc.property(fc.integer({ min: -3, max: 3 }), fc.integer({ min: -3, max: 3 }), (slope, height) => {
        const of = `${slope} * x + ${height}`
        const plot = drawnPlot({
          ...plane,
          marks: [
            { type: 'function', of },
            { type: 'label', at: [0, height], text: 'y', point: true },
          ],
        })
        const [dot] = circlesOf(plot.nodes)
        const corners = cornersOf(strokesOf(plot.nodes, 'blue')[0])
        const distance = Math.min(
          ...corners.slice(1).map(([x, y], index) => {
            const [x0, y0] = corners[index] ?? [x, y]
            const length = Math.hypot(x - x0, y - y0)
            return length === 0
              ? 999
              : Math.abs((x - x0) * (y0 - (dot?.at[1] ?? 0)) - (x0 - (dot?.at[0] ?? 0)) * (y - y0)) / length
          }),
        )
        expect(distance).toBeLessThan(1)
      }),
      { numRuns: 20 },
    )
  })
  test('from a piece to a piece, with the circles of its ends: filled where they belong to it', () => {
    const { nodes } = draw({ type: 'function', of: 'x', from: -2, to: 3, start: 'open', end: 'closed' })
    const [start, end] = circlesOf(nodes)
    expect(start).toMatchObject({ fill: 'white', stroke: 'blue' })
    expect(end).toMatchObject({ fill: 'blue', stroke: 'blue' })
    expect(start?.at).toEqual(at(-2, -2))
    expect(end?.at).toEqual(at(3, 3))
    const [line = []] = piecesOf({ type: 'function', of: 'x', from: -2, to: 3 })
    expect(line[0]?.[0]).toBeCloseTo(at(-2, -2)[0], 0)
    expect(line.at(-1)?.[0]).toBeCloseTo(at(3, 3)[0], 0)
  })
  test('no circles unless they are asked for', () => {
    expect(circlesOf(draw({ type: 'function', of: 'x', from: -2, to: 3 }).nodes)).toEqual([])
  })
  test('a hole is an open circle at the height of its neighbours, though the formula has no value there', () => {
    const [hole] = circlesOf(draw({ type: 'function', of: '(x^2 - 1) / (x - 1)', holes: [1] }).nodes)
    expect(hole).toMatchObject({ fill: 'white' })
    expect(hole?.at[0]).toBeCloseTo(at(1, 2)[0], 1)
    expect(hole?.at[1]).toBeCloseTo(at(1, 2)[1], 1)
  })
  test('an end at which there is no value has no circle', () => {
    expect(
      circlesOf(draw({ type: 'function', of: 'ln(x) + sqrt(x - 99)', from: 1, to: 3, start: 'open' }).nodes),
    ).toEqual([])
  })
})

describe('an asymptote is never crossed by a stroke', () => {
  test.each([
    ['1 / x', 0],
    ['1 / (x - 2)', 2],
    ['tan(x)', Math.PI / 2],
    ['(x + 1) / (x + 3)', -3],
  ])('%s is broken at x = %d', (of, x) => {
    const place = at(x, 0)[0]
    const pieces = piecesOf({ type: 'function', of })
    expect(pieces.length).toBeGreaterThan(1)
    for (const piece of pieces) {
      const sides = new Set(piece.map(([px]) => Math.sign(Math.round(px - place))).filter((side) => side !== 0))
      expect(sides.size).toBeLessThanOrEqual(1)
    }
  })
  test('a curve without a value anywhere is no stroke at all', () => {
    expect(strokesOf(draw({ type: 'function', of: 'sqrt(-1 - x^2)' }).nodes, 'blue')).toEqual([])
  })
})

describe('a curve over x and y', () => {
  test('a circle is round: all of it lies at its radius from the middle', () => {
    const round = { ...plane, equal: true }
    const { nodes } = drawnPlot({ ...round, marks: [{ type: 'implicit', of: 'x^2 + y^2 - 9' }] })
    const [cx, cy] = placeIn(round, [0, 0])
    const radius = placeIn(round, [3, 0])[0] - cx
    const corners = cornersOf(strokesOf(nodes, 'blue')[0])
    expect(corners.length).toBeGreaterThan(40)
    for (const [x, y] of corners) expect(Math.abs(Math.hypot(x - cx, y - cy) - radius)).toBeLessThan(1)
  })
  test('one that is nowhere zero is not drawn', () => {
    expect(strokesOf(draw({ type: 'implicit', of: 'x^2 + y^2 + 1' }).nodes, 'blue')).toEqual([])
  })
})

describe('an inequality', () => {
  const areaOf = (of: string) =>
    draw({ type: 'inequality', of }).nodes.find(({ attributes }) => attributes['fill-rule'] === 'evenodd')
  test('shades the side where it is positive', () => {
    const ys = cornersOf(areaOf('y - 2')).map(([, y]) => y)
    // up is towards smaller numbers in a picture
    expect(Math.max(...ys)).toBeLessThan(at(0, 2)[1] + 3)
    expect(Math.min(...ys)).toBeLessThan(at(0, 4.5)[1])
    const below = cornersOf(areaOf('2 - y')).map(([, y]) => y)
    expect(Math.min(...below)).toBeGreaterThan(at(0, 2)[1] - 3)
  })
  test('a strict one has a dashed edge, another a whole one', () => {
    const edge = (strict: boolean) =>
      strokesOf(draw({ type: 'inequality', of: 'y - x', strict }).nodes, 'blue')[0]?.attributes['stroke-dasharray']
    expect(edge(true)).toBe('7 5')
    expect(edge(false)).toBeUndefined()
  })
  test('one that holds nowhere shades nothing', () => {
    expect(areaOf('-1 - x^2')).toBeUndefined()
  })
})

test('the region between two graphs lies between them, from one x to the other', () => {
  const { nodes } = onTen({ type: 'area', of: '8', and: '2', from: 3, to: 6 })
  const plot = { x: { min: 0, max: 10 }, y: { min: 0, max: 10 }, dataTable: false }
  const region = nodes.find(({ attributes }) => attributes.fill === 'lightblue')
  const corners = cornersOf(region)
  const [low, high] = [placeIn(plot, [3, 2]), placeIn(plot, [6, 8])]
  expect(Math.min(...corners.map(([x]) => x))).toBeCloseTo(low[0], 0)
  expect(Math.max(...corners.map(([x]) => x))).toBeCloseTo(high[0], 0)
  expect(Math.max(...corners.map(([, y]) => y))).toBeCloseTo(low[1], 0)
  expect(Math.min(...corners.map(([, y]) => y))).toBeCloseTo(high[1], 0)
})

test('a labelled curve is named in the legend, with its own ink and dashes', () => {
  const { nodes } = draw({ type: 'function', of: 'x', label: '*f*' }, { type: 'function', of: '-x', label: '*g*' })
  expect(textsOf(nodes).map(({ text }) => text)).toEqual(expect.arrayContaining(['f', 'g']))
  const [f, g] = ['blue', 'orange'].map((ink) =>
    strokesOf(nodes, ink).map(({ attributes }) => attributes['stroke-dasharray']),
  )
  expect(f).toEqual([undefined, undefined])
  expect(g).toEqual(['8 4', '8 4'])
})

describe('the table of a curve agrees with its picture', () => {
  const rows = (mark: object) =>
    drawnPlot({ x: { min: -2, max: 2, step: 1 }, y: { min: -5, max: 5 }, marks: [{ type: 'function', ...mark }] }).table
      ?.rows
  test('it is read at the numbers of the axis', () => {
    expect(rows({ of: 'x^2' })).toEqual([
      ['−2', '4'],
      ['−1', '1'],
      ['0', '0'],
      ['1', '1'],
      ['2', '4'],
    ])
  })
  test('a piece only where it is drawn', () => {
    expect(rows({ of: 'x', from: -1, to: 1 })).toEqual([
      ['−1', '−1'],
      ['0', '0'],
      ['1', '1'],
    ])
  })
  test('without a value it has a dash, and noise beside zero is zero', () => {
    expect(rows({ of: 'sqrt(x)' })?.slice(0, 3)).toEqual([
      ['−2', '–'],
      ['−1', '–'],
      ['0', '0'],
    ])
    expect(rows({ of: 'sin(x * pi)' })?.map(([, y]) => y)).toEqual(['0', '0', '0', '0', '0'])
  })
})

import { describe, expect, test } from 'vitest'
import { circlesOf, cornersOf, drawnPlot, placeIn, strokesOf, textsOf } from '#tests/factories/drawn-plot.ts'

const dot = { type: 'label', at: [0, 0], text: 'O', point: true, color: 'red' }
const plane = (fields: object = {}) => ({
  x: { label: 'Time', unit: 's', min: -4, max: 4 },
  y: { label: 'Speed', min: -4, max: 4 },
  ...fields,
})
const draw = (fields: object = {}) => drawnPlot({ ...plane(fields), marks: [dot] })
const words = (fields: object = {}) => textsOf(draw(fields).nodes).map(({ text }) => text)

describe('numbers stand at their places', () => {
  test('those of x under their place, those of y beside it', () => {
    const { nodes } = draw()
    const numbers = textsOf(nodes).filter(({ text }) => /^−?\d+$/.test(text))
    const [zero] = circlesOf(nodes)
    const under = numbers.filter(({ node }) => node.attributes['text-anchor'] === 'middle')
    const beside = numbers.filter(({ node }) => node.attributes['text-anchor'] === 'end')
    expect(under.find(({ text }) => text === '0')?.x).toBeCloseTo(zero?.at[0] ?? 0, 5)
    expect(new Set(under.map(({ y }) => y)).size).toBe(1)
    expect(new Set(beside.map(({ x }) => x)).size).toBe(1)
    // a text is written from its base line, a third of its size under its middle
    expect((beside.find(({ text }) => text === '0')?.y ?? 0) - (zero?.at[1] ?? 0)).toBeCloseTo(5.25, 2)
  })
  test('rising to the right and upwards', () => {
    const numberIn = (text: string) => Number(text.replace('−', '-'))
    const numbers = textsOf(draw().nodes).filter(({ text }) => /^−?\d+$/.test(text))
    for (const anchor of ['middle', 'end']) {
      const along = numbers.filter(({ node }) => node.attributes['text-anchor'] === anchor)
      const places = along.map(({ text, x, y }) => [numberIn(text), anchor === 'middle' ? x : -y] as const)
      const inOrder = [...places].sort(([a], [b]) => a - b).map(([, place]) => place)
      expect(inOrder).toEqual([...inOrder].sort((a, b) => a - b))
    }
  })
  test('evenly: a number twice as far from zero stands twice as far', () => {
    const xs = new Map(
      textsOf(draw({ x: { min: -4, max: 4, step: 1 } }).nodes)
        .filter(({ node }) => node.attributes['text-anchor'] === 'middle')
        .map(({ text, x }) => [text, x]),
    )
    const [zero = 0, one = 0, two = 0] = [xs.get('0'), xs.get('1'), xs.get('2')]
    expect(two - zero).toBeCloseTo(2 * (one - zero), 5)
  })
  test('none where an axis is a sketch', () => {
    expect(words({ x: { min: -4, max: 4, numbers: false }, y: { min: -4, max: 4, numbers: false } })).toEqual(['O'])
  })
})

describe('axes', () => {
  const none = { min: -4, max: 4, numbers: false, grid: false }
  test('a frame of which nothing is named, numbered or ruled is the edge of a picture, not an axis', () => {
    expect(strokesOf(draw({ x: none, y: none }).nodes, 'black')).toEqual([])
    for (const one of [
      { ...none, label: 'Time' },
      { ...none, numbers: true },
      { ...none, grid: true },
    ]) {
      expect(strokesOf(draw({ x: one, y: none }).nodes, 'black').length).toBeGreaterThan(0)
      expect(strokesOf(draw({ x: none, y: one }).nodes, 'black').length).toBeGreaterThan(0)
    }
  })
  test('but axes through the origin are drawn for their own sake, and a number line is a line', () => {
    expect(strokesOf(draw({ x: none, y: none, axes: 'cross' }).nodes, 'black').length).toBeGreaterThan(0)
    expect(strokesOf(draw({ x: none, y: undefined }).nodes, 'black').length).toBeGreaterThan(0)
  })
  test('through the origin cross there, and the zeros are left away', () => {
    const { nodes } = draw({ axes: 'cross' })
    const [zero] = circlesOf(nodes)
    const [level, upright] = strokesOf(nodes, 'black').map(cornersOf)
    expect(level?.[0]?.[1]).toBeCloseTo(zero?.at[1] ?? 0, 0)
    expect(upright?.[0]?.[0]).toBeCloseTo(zero?.at[0] ?? 0, 0)
    expect(words({ axes: 'cross' })).not.toContain('0')
    expect(words()).toContain('0')
  })
  test('that do not reach zero lie along the edge', () => {
    const far = { axes: 'cross', x: { min: 2, max: 9 }, y: { min: 3, max: 8 } }
    const { nodes } = drawnPlot({ ...far, marks: [{ ...dot, at: [2, 3] }] })
    const [corner] = circlesOf(nodes)
    const [level, upright] = strokesOf(nodes, 'black').map(cornersOf)
    expect(level?.[0]?.[1]).toBeCloseTo(corner?.at[1] ?? 0, 0)
    expect(upright?.[0]?.[0]).toBeCloseTo(corner?.at[0] ?? 0, 0)
  })
  test('have their quantities and units at them', () => {
    expect(words()).toEqual(expect.arrayContaining(['Time (s)', 'Speed']))
  })
  test('a grid line stands at each number, and none where it is not wanted', () => {
    const gridOf = (fields: object) => strokesOf(draw(fields).nodes, 'silver')
    const count = cornersOf(gridOf({ x: { min: -4, max: 4, step: 2 }, y: { min: -4, max: 4, step: 4 } })[0]).length / 2
    expect(count).toBe(5 + 3)
    expect(gridOf({ x: { min: 0, max: 4, grid: false }, y: { min: -4, max: 4, grid: false } })).toEqual([])
  })
})

describe('a number line', () => {
  test('has arrows at both ends and a small stroke at each number', () => {
    const { nodes } = drawnPlot({ x: { min: 0, max: 5, step: 1 }, marks: [{ type: 'interval', from: 1, to: 2 }] })
    const small = strokesOf(nodes, 'black').find(({ attributes }) => attributes['stroke-width'] === 1.5)
    expect(cornersOf(small)).toHaveLength(12)
    expect(nodes.filter(({ attributes }) => attributes.fill === 'black' && attributes.d !== undefined)).toHaveLength(2)
  })
})

describe('equal axes', () => {
  test('a unit is as long on both, so that a circle is round', () => {
    const equal = { x: { min: 0, max: 8 }, y: { min: 0, max: 6 }, equal: true, dataTable: false }
    const [origin, right, up] = [placeIn(equal, [0, 0]), placeIn(equal, [4, 0]), placeIn(equal, [0, 4])]
    expect(right[0] - origin[0]).toBeCloseTo(origin[1] - up[1], 5)
  })
  test('that would be too high for a page are refused', () => {
    expect(() => draw({ equal: true, x: { min: -1, max: 1 }, y: { min: -10, max: 10 } })).toThrow('widen the x axis')
  })
})

describe('the legend', () => {
  const line = (label?: string) => ({
    type: 'line',
    data: [
      [0, 0],
      [1, 1],
    ],
    ...(label && { label }),
  })
  const legendOf = (...marks: object[]) => {
    const { nodes, height } = drawnPlot({ x: { min: 0, max: 1 }, y: { min: 0, max: 1 }, marks })
    return { entries: textsOf(nodes).filter(({ node }) => node.attributes['text-anchor'] === 'start'), height }
  }
  test('names each series that has a name, in order', () => {
    expect(legendOf(line('with light'), line('in the dark'), line()).entries.map(({ text }) => text)).toEqual([
      'with light',
      'in the dark',
    ])
  })
  test('goes on in a further row where one is full, inside the picture', () => {
    const { entries, height } = legendOf(
      line('a long name of a series'),
      line('another long name'),
      line('a third one'),
    )
    expect(new Set(entries.map(({ y }) => y)).size).toBeGreaterThan(1)
    for (const { y } of entries) expect(y).toBeLessThan(height)
  })
  test('takes no room where nothing has a name', () => {
    expect(legendOf(line()).height).toBeLessThan(legendOf(line('named')).height)
  })
})

import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { drawnPlot, textsOf } from '#tests/factories/drawn-plot.ts'
import { labelWidth } from '../label-runs.ts'
import type { SvgNode } from '../svg-node.ts'
import { drawLegend } from './draw-legend.ts'
import { TEXT_SIZE } from './place-labels.ts'
import { NO_EXTENT, type PlotPart, type PointShape } from './plot-part.ts'

const WIDTH = 320
type Swatch = NonNullable<PlotPart['legend']>['swatch']
const series = (
  label: string | undefined,
  swatch: Swatch = 'line',
  style: Partial<PlotPart['style']> = {},
): PlotPart => ({
  style: { ink: 'blue', dashes: undefined, shape: 'circle', ...style },
  ...NO_EXTENT,
  draw: () => undefined,
  ...(label !== undefined && { legend: { label, swatch } }),
})
/** The box of each text as a reader sees it. */
const boxesOf = (nodes: readonly SvgNode[]) =>
  textsOf(nodes).map(({ text, x, y }) => ({ text, left: x, right: x + labelWidth(text, TEXT_SIZE), y }))

const anyLabel = fc
  .string({ unit: fc.constantFrom(...'abcdefgh WM'), minLength: 1, maxLength: 24 })
  .filter((text) => text.trim() !== '')

describe('a legend', () => {
  test('of nothing named takes no room', () => {
    const legend = drawLegend([series(undefined), series(undefined, 'area')], WIDTH)
    expect(legend.height).toBe(0)
    expect(legend.nodes(100)).toEqual([])
  })

  test('names every series once, in the order they are drawn, wherever lines break', () => {
    fc.assert(
      fc.property(fc.array(anyLabel, { minLength: 1, maxLength: 8 }), (labels) => {
        const { nodes } = drawLegend(
          labels.map((label) => series(label)),
          WIDTH,
        )
        expect(textsOf(nodes(0)).map(({ text }) => text)).toEqual(labels)
      }),
    )
  })

  test('keeps within its width and its height, and no two names meet', () => {
    fc.assert(
      fc.property(fc.array(anyLabel, { minLength: 1, maxLength: 8 }), fc.nat(300), (labels, top) => {
        const legend = drawLegend(
          labels.map((label) => series(label)),
          WIDTH,
        )
        const boxes = boxesOf(legend.nodes(top))
        for (const { left, right, y } of boxes) {
          expect(left).toBeGreaterThan(0)
          // a name that is wider than the picture has a row of its own; the check of layouts reports it
          if (right - left < WIDTH - 60) expect(right).toBeLessThanOrEqual(WIDTH)
          expect(y - top).toBeGreaterThan(0)
          expect(y - top).toBeLessThan(legend.height)
        }
        for (const [index, box] of boxes.entries()) {
          const next = boxes[index + 1]
          if (!next) continue
          if (next.y === box.y) expect(next.left).toBeGreaterThan(box.right)
          else expect(next.y - box.y).toBeGreaterThanOrEqual(TEXT_SIZE)
        }
      }),
    )
  })

  test('is as high at the top as further down: only its place moves', () => {
    const legend = drawLegend([series('Hares'), series('Lynxes', 'area')], WIDTH)
    const [high, low] = [boxesOf(legend.nodes(10)), boxesOf(legend.nodes(110))]
    expect(low).toEqual(high.map((box) => ({ ...box, y: box.y + 100 })))
  })

  test('has a single row while all fits, and another as soon as it does not', () => {
    const one = drawLegend([series('Hares')], WIDTH).height
    expect(drawLegend([series('Hares'), series('Lynxes')], WIDTH).height).toBe(one)
    expect(drawLegend([series('Hares'), series('Lynxes')], 120).height).toBeGreaterThan(one)
  })
})

describe('a swatch looks like its series', () => {
  const swatchOf = (part: PlotPart) =>
    drawLegend([part], WIDTH)
      .nodes(0)
      .filter(({ tag }) => tag !== 'text')
  test('a line has its ink and its dashes, so that it is told without colour', () => {
    expect(swatchOf(series('Hares', 'line', { ink: 'orange', dashes: '6 4' }))).toMatchObject([
      { tag: 'path', attributes: { stroke: 'orange', 'stroke-dasharray': '6 4', fill: 'none' } },
    ])
  })
  test('an area is filled with the tint of its ink', () => {
    expect(swatchOf(series('Hares', 'area', { ink: 'orange' }))).toMatchObject([
      { tag: 'rect', attributes: { fill: 'peachpuff', stroke: 'orange' } },
    ])
  })
  test('points of different shapes are told apart', () => {
    const shapes: PointShape[] = ['circle', 'square', 'triangle', 'diamond']
    const drawn = shapes.map((shape) => JSON.stringify(swatchOf(series('Hares', 'point', { shape }))))
    expect(new Set(drawn).size).toBe(shapes.length)
  })
})

test('in a plot, the legend stands under the axes and has the inks of the lines', () => {
  const line = (label: string, y: number) => ({
    type: 'line',
    label,
    data: [
      [0, y],
      [10, y],
    ],
  })
  const { nodes, height } = drawnPlot({
    x: { min: 0, max: 10 },
    y: { min: 0, max: 10 },
    marks: [line('Hares', 3), line('Lynxes', 6)],
  })
  const texts = textsOf(nodes)
  const named = texts.filter(({ text }) => text === 'Hares' || text === 'Lynxes')
  expect(named.map(({ text }) => text)).toEqual(['Hares', 'Lynxes'])
  const lowestNumber = Math.max(...texts.filter(({ text }) => /^\d+$/.test(text)).map(({ y }) => y))
  for (const { y } of named) {
    expect(y).toBeGreaterThan(lowestNumber)
    expect(y).toBeLessThan(height)
  }
})

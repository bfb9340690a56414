import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { anyPlots } from '#tests/factories/any-plot.ts'
import { circlesOf, drawnPlot, onTen, textsOf } from '#tests/factories/drawn-plot.ts'
import { authoredFigureSchema } from '../authored-figure.ts'
import { drawFigure } from '../draw-figure.ts'

// What holds for every plot, whatever its marks and numbers.

describe.each(Object.entries(anyPlots))('a plot of %s', (_name, anyPlot) => {
  test('has a table whose rows are as long as its headers, of plain texts', () => {
    fc.assert(
      fc.property(anyPlot, (plot) => {
        const { table } = drawnPlot(plot)
        if (!table) return
        expect(table.rows.length).toBeGreaterThan(0)
        for (const row of table.rows) {
          expect(row).toHaveLength(table.headers.length)
          for (const cell of row) expect(cell).not.toMatch(/NaN|undefined|Infinity|e[+-]\d|<|\*/)
        }
      }),
      { numRuns: 15 },
    )
  })

  test('has no table where its numbers would give the answer away, and the same picture', () => {
    fc.assert(
      fc.property(anyPlot, (plot) => {
        const [open, closed] = [drawnPlot(plot), drawnPlot({ ...plot, dataTable: false })]
        expect(closed.table).toBeUndefined()
        expect(closed.markup).toBe(open.markup)
      }),
      { numRuns: 10 },
    )
  })

  test('is written as numbers, never as what is none, in elements that are closed', () => {
    fc.assert(
      fc.property(anyPlot, (plot) => {
        const { markup = '' } = drawnPlot(plot)
        expect(markup).not.toMatch(/NaN|undefined|Infinity|null/)
        expect(markup.match(/<[a-z]+/g)).toHaveLength(markup.match(/<\/[a-z]+>/g)?.length ?? 0)
        expect(markup).toMatch(/^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg" viewBox="0 0 320 [\d.]+"/)
      }),
      { numRuns: 15 },
    )
  })
})

describe('numbers of a template', () => {
  const value = fc.integer({ min: 1, max: 9 })
  test('give the picture that the same numbers written down give', () => {
    const plot = (a: number | string, b: number | string) =>
      authoredFigureSchema.parse({
        kind: 'plot',
        alt: 'A point',
        x: { min: 0, max: 10 },
        y: { min: 0, max: 10 },
        marks: [
          { type: 'points', data: [[a, b]] },
          { type: 'vector', to: [a, b] },
        ],
      })
    fc.assert(
      fc.property(value, value, (a, b) => {
        const [drawn, plain] = [drawFigure(plot('p', 'q'), { p: a, q: b }), drawFigure(plot(a, b), {})]
        expect(drawn).toEqual(plain)
        expect(drawn.ok).toBe(true)
      }),
    )
  })
  test('that are not there are told, not drawn', () => {
    const drawn = drawFigure(
      authoredFigureSchema.parse({ kind: 'plot', alt: 'x', marks: [{ type: 'points', data: [['p', 1]] }] }),
      {},
    )
    expect(drawn).toMatchObject({ ok: false, reason: expect.stringContaining('p') })
  })
})

describe('places in the picture', () => {
  const at = fc.integer({ min: 0, max: 10 })
  const dots = (...points: [number, number][]) =>
    circlesOf(onTen({ type: 'points', data: points }).nodes ?? []).map((dot) => dot.at)

  test('further to the right and higher are what larger numbers are', () => {
    fc.assert(
      fc.property(at, at, at, at, (x1, y1, x2, y2) => {
        const [[ax = 0, ay = 0] = [], [bx = 0, by = 0] = []] = dots([x1, y1], [x2, y2])
        expect(Math.sign(bx - ax)).toBe(Math.sign(x2 - x1))
        expect(Math.sign(by - ay)).toBe(Math.sign(y1 - y2))
      }),
    )
  })

  test('the middle of two points lies in the middle of their dots', () => {
    fc.assert(
      fc.property(at, at, at, at, (x1, y1, x2, y2) => {
        const [a, middle, b] = dots([x1, y1], [(x1 + x2) / 2, (y1 + y2) / 2], [x2, y2])
        for (const axis of [0, 1] as const)
          expect(middle?.[axis]).toBeCloseTo(((a?.[axis] ?? 0) + (b?.[axis] ?? 0)) / 2, 6)
      }),
    )
  })

  test('a plot of numbers ten times as large is the same picture with other numbers on its axes', () => {
    const scaled = (factor: number) =>
      drawnPlot({
        x: { min: 0, max: 10 * factor, numbers: false, grid: false },
        y: { min: 0, max: 10 * factor, numbers: false, grid: false },
        dataTable: false,
        marks: [{ type: 'line', data: [1, 4, 9].map((n) => [n * factor, (10 - n) * factor]) }],
      }).markup
    expect(scaled(10)).toBe(scaled(1))
  })
})

test('every word an author gives a plot can be read in it', () => {
  const { nodes = [] } = drawnPlot({
    x: { label: 'Time', unit: 's' },
    y: { label: 'Speed', unit: 'm/s' },
    marks: [
      {
        type: 'line',
        data: [
          [0, 1],
          [4, 9],
        ],
        label: 'car',
      },
      {
        type: 'line',
        data: [
          [0, 2],
          [4, 5],
        ],
        label: 'bus',
      },
      { type: 'label', at: [2, 3], text: 'here' },
      { type: 'rule', y: 8, label: 'limit' },
    ],
  })
  const words = textsOf(nodes).map(({ text }) => text)
  for (const word of ['Time', 'Speed', 'car', 'bus', 'here', 'limit'])
    expect(
      words.some((text) => text.includes(word)),
      word,
    ).toBe(true)
})

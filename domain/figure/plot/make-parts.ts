import { SERIES_INKS } from '../colour-words.ts'
import type { FigureValues } from '../figure-values.ts'
import { makeBars, makeBox, makeDots, makeHistogram } from './count-marks.ts'
import { makeArea, makeFunction, makeImplicit, makeInequality } from './curve-marks.ts'
import { makeLine, makePoints, makeResiduals } from './data-marks.ts'
import type { MarkPlace, MarkStyle, PlotPart, PointShape } from './plot-part.ts'
import type { Plot, PlotMark } from './plot-schema.ts'
import { makeInterval, makeLabel, makePolygon, makeRule, makeSegment, makeSlopes, makeVector } from './shape-marks.ts'

const SHAPES: readonly PointShape[] = ['circle', 'square', 'triangle', 'diamond']
const DASHES = [undefined, '8 4', '2.5 4', '10 4 2.5 4'] as const

/** Marks that are series: each takes the next ink, dashes and shape. The others accompany them, in grey or black. */
const SERIES: ReadonlySet<PlotMark['type']> = new Set([
  'function',
  'implicit',
  'inequality',
  'area',
  'points',
  'line',
  'bars',
  'histogram',
  'box',
  'dots',
  'residuals',
  'vector',
  'polygon',
  'interval',
])

/** Every mark of a plot with its numbers and its look. */
export function makeParts(plot: Plot, values: FigureValues): PlotPart[] {
  const categories = (plot.x.categories ?? []).map(values.text)
  const barCount = plot.marks.filter((mark) => mark.type === 'bars').length
  let series = 0
  let barIndex = 0
  return plot.marks.map((mark) => {
    const index = SERIES.has(mark.type) ? series++ : -1
    const place = { barIndex: mark.type === 'bars' ? barIndex++ : 0, barCount, categories }
    return makePart(mark, values, styleOf(mark, index), place)
  })
}

function styleOf(mark: PlotMark, index: number): MarkStyle {
  const dashed = 'dashed' in mark ? mark.dashed : undefined
  const isLine = mark.type === 'function' || mark.type === 'line' || mark.type === 'implicit'
  const dashes = dashed === true ? '7 5' : dashed === undefined && isLine ? DASHES[index % DASHES.length] : undefined
  const ink =
    mark.color ?? (index < 0 ? (mark.type === 'rule' ? 'grey' : 'black') : SERIES_INKS[index % SERIES_INKS.length])
  return { ink: ink ?? 'black', dashes, shape: SHAPES[Math.max(0, index) % SHAPES.length] ?? 'circle' }
}

function makePart(mark: PlotMark, values: FigureValues, style: MarkStyle, place: MarkPlace): PlotPart {
  switch (mark.type) {
    case 'function':
      return makeFunction(mark, values, style, place)
    case 'implicit':
      return makeImplicit(mark, values, style, place)
    case 'inequality':
      return makeInequality(mark, values, style, place)
    case 'area':
      return makeArea(mark, values, style, place)
    case 'points':
      return makePoints(mark, values, style, place)
    case 'line':
      return makeLine(mark, values, style, place)
    case 'bars':
      return makeBars(mark, values, style, place)
    case 'histogram':
      return makeHistogram(mark, values, style, place)
    case 'box':
      return makeBox(mark, values, style, place)
    case 'dots':
      return makeDots(mark, values, style, place)
    case 'residuals':
      return makeResiduals(mark, values, style, place)
    case 'slopes':
      return makeSlopes(mark, values, style, place)
    case 'vector':
      return makeVector(mark, values, style, place)
    case 'segment':
      return makeSegment(mark, values, style, place)
    case 'polygon':
      return makePolygon(mark, values, style, place)
    case 'rule':
      return makeRule(mark, values, style, place)
    case 'label':
      return makeLabel(mark, values, style, place)
    case 'interval':
      return makeInterval(mark, values, style, place)
  }
}

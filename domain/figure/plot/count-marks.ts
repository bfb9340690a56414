import { fiveNumbers } from '../../maths/five-numbers.ts'
import { tintOf } from '../colour-words.ts'
import { BrokenFigure } from '../figure-values.ts'
import { type Point, svg } from '../svg-node.ts'
import { readErrors } from './data-marks.ts'
import { errorBar, LINE_WIDTH, pointShape, strokedPath } from './draw-shapes.ts'
import type { MakePart } from './plot-part.ts'
import { readAmounts } from './read-amounts.ts'

/** A bar for each category; bars of several series stand side by side. */
export const makeBars: MakePart<'bars'> = (mark, values, style, place) => {
  const { categories, barIndex, barCount } = place
  if (categories.length !== mark.values.length) {
    throw new BrokenFigure(
      `${categories.length} categories have ${mark.values.length} bars; name each in x › categories`,
    )
  }
  const heights = mark.values.map((value) => values.number(value, 'a bar'))
  const errors = readErrors(mark.error, heights.length, values)
  const label = mark.label && values.text(mark.label)
  const ends = heights.flatMap((height, index) => [height - (errors[index] ?? 0), height + (errors[index] ?? 0)])
  return {
    style,
    xs: [],
    ys: () => [0, ...heights, ...ends],
    inside: [],
    ...(label && { legend: { label, swatch: 'area' as const } }),
    draw(canvas) {
      const width = (canvas.band * 0.76) / barCount
      for (const [index, height] of heights.entries()) {
        const left = canvas.x(index) - (width * barCount) / 2 + width * barIndex
        const [top, bottom] = [canvas.y(Math.max(0, height)), canvas.y(Math.min(0, height))]
        const box = { x: left, y: top, width: width - (barCount > 1 ? 2 : 0), height: bottom - top }
        canvas.add(
          'line',
          svg('rect', {
            ...box,
            fill: tintOf(style.ink),
            stroke: style.ink,
            'stroke-width': 2,
            'stroke-dasharray': style.dashes,
          }),
        )
        const error = errors[index] ?? 0
        if (error > 0)
          canvas.add(
            'point',
            errorBar(left + box.width / 2, canvas.y(height + error), canvas.y(height - error), 'black'),
          )
        canvas.keepClear([
          [left + width / 2, top],
          [left + width / 2, (top + bottom) / 2],
        ])
      }
    },
    columns: () => [
      { name: label ?? '', x: categories, y: heights },
      ...(errors.some((value) => value > 0)
        ? [{ name: label ? `${label}, error ±` : 'error ±', x: categories, y: errors }]
        : []),
    ],
  }
}

/** Bars over bins that touch: each bin holds its lower edge, the last one both. */
export const makeHistogram: MakePart<'histogram'> = (mark, values, style) => {
  const edges = readAmounts(mark.edges, values, 'an edge')
  const bins = edges.slice(1).map((high, index) => ({ low: edges[index] ?? 0, high }))
  if (bins.some(({ low, high }) => high <= low)) throw new BrokenFigure('the edges of a histogram must rise')
  const counts =
    mark.counts?.map((count) => values.number(count, 'a count')) ??
    countInto(bins, mark.values && readAmounts(mark.values, values, 'a value'))
  if (counts.length !== bins.length) throw new BrokenFigure(`${bins.length} bins have ${counts.length} counts`)
  const label = mark.label && values.text(mark.label)
  return {
    style,
    xs: edges,
    xTicks: edges,
    ys: () => [0, ...counts],
    inside: [],
    ...(label && { legend: { label, swatch: 'area' as const } }),
    draw(canvas) {
      for (const [index, { low, high }] of bins.entries()) {
        const count = counts[index] ?? 0
        const box = {
          x: canvas.x(low),
          y: canvas.y(count),
          width: canvas.x(high) - canvas.x(low),
          height: canvas.y(0) - canvas.y(count),
        }
        if (count > 0)
          canvas.add('line', svg('rect', { ...box, fill: tintOf(style.ink), stroke: style.ink, 'stroke-width': 1.75 }))
      }
    },
    columns: () => [
      { name: label ?? '', x: bins.map(({ low, high }) => `${round(low)} to ${round(high)}`), y: counts },
    ],
  }
}

const round = (value: number) => String(Number(value.toPrecision(6)))

function countInto(bins: readonly { low: number; high: number }[], list: readonly number[] | undefined): number[] {
  if (!list) throw new BrokenFigure('a histogram needs values, or counts')
  const isIn = (value: number, index: number) => {
    const bin = bins[index]
    return (
      bin !== undefined && value >= bin.low && (value < bin.high || (index === bins.length - 1 && value === bin.high))
    )
  }
  const lost = list.find((value) => !bins.some((_, index) => isIn(value, index)))
  if (lost !== undefined) throw new BrokenFigure(`the value ${lost} lies in no bin of the histogram`)
  return bins.map((_, index) => list.filter((value) => isIn(value, index)).length)
}

/** A box plot in a row of its own. */
export const makeBox: MakePart<'box'> = (mark, values, style) => {
  const given = readAmounts(mark.five ?? mark.values ?? [], values, 'a value')
  if (given.length < 5) throw new BrokenFigure('a box plot needs five numbers, or values')
  const numbers = mark.five ? given : fiveNumbers(given)
  const [low = 0, q1 = 0, median = 0, q3 = 0, high = 0] = numbers
  if (!(low <= q1 && q1 <= median && median <= q3 && q3 <= high))
    throw new BrokenFigure('the five numbers of a box plot must rise')
  const outliers = mark.outliers.map((value) => values.number(value, 'an outlier'))
  const name = mark.label ? values.text(mark.label) : ''
  return {
    style,
    xs: [...numbers, ...outliers],
    ys: () => [],
    inside: [...numbers, ...outliers].map((value): Point => [value, 0]),
    row: { height: 46, name },
    draw(canvas) {
      const y = canvas.row
      const at = (value: number) => canvas.x(value)
      const d = `M${at(low)} ${y}H${at(q1)}M${at(q3)} ${y}H${at(high)}M${at(low)} ${y - 7}V${y + 7}M${at(high)} ${y - 7}V${y + 7}`
      const box = { x: at(q1), y: y - 13, width: at(q3) - at(q1), height: 26 }
      canvas.add(
        'line',
        strokedPath(
          d.replaceAll(/(?<!\d)\d+\.\d+/g, (number) => Number(number).toFixed(1)),
          style.ink,
        ),
      )
      canvas.add(
        'line',
        svg('rect', { ...box, fill: tintOf(style.ink), stroke: style.ink, 'stroke-width': LINE_WIDTH }),
      )
      canvas.add(
        'point',
        svg('line', { x1: at(median), y1: y - 13, x2: at(median), y2: y + 13, stroke: style.ink, 'stroke-width': 3.5 }),
      )
      for (const value of outliers) canvas.add('point', pointShape('circle', [at(value), y], style.ink))
    },
    columns: () => [
      {
        name,
        xName: '',
        x: ['smallest', 'first quartile', 'median', 'third quartile', 'largest', ...outliers.map(() => 'outlier')],
        y: [...numbers, ...outliers],
      },
    ],
  }
}

const DOT = 10

/** A dot plot: one dot for each value, equal ones stacked. */
export const makeDots: MakePart<'dots'> = (mark, values, style) => {
  const list = readAmounts(mark.values, values, 'a value')
  const counts = new Map<number, number>()
  for (const value of [...list].sort((a, b) => a - b)) counts.set(value, (counts.get(value) ?? 0) + 1)
  const height = Math.max(...counts.values()) * DOT + 8
  const name = mark.label ? values.text(mark.label) : ''
  return {
    style,
    xs: list,
    ys: () => [],
    inside: list.map((value): Point => [value, 0]),
    row: { height, name },
    draw(canvas) {
      const floor = canvas.row + height / 2 - DOT / 2
      for (const [value, count] of counts)
        for (let index = 0; index < count; index++)
          canvas.add(
            'point',
            svg('circle', { cx: canvas.x(value), cy: floor - index * DOT, r: DOT / 2 - 0.6, fill: style.ink }),
          )
    },
    columns: () => [{ name: name || 'count', x: [...counts.keys()], y: [...counts.values()] }],
  }
}

import { curveMonotoneX, line } from 'd3-shape'
import { BrokenFigure, type FigureValues } from '../figure-values.ts'
import type { Point } from '../svg-node.ts'
import { addLine, errorBar, pointShape, strokedPath } from './draw-shapes.ts'
import type { MakePart, PlotCanvas, PlotPart } from './plot-part.ts'

type Series = {
  data?: [number | string, number | string][] | undefined
  x?: (number | string)[] | undefined
  y?: string | (number | string)[] | undefined
}

/** The points of a series: pairs, two lists, or a list of x and a formula for y. */
function readSeries({ data, x, y }: Series, values: FigureValues): Point[] {
  if (data) return data.map(([a, b]): Point => [values.number(a, 'x'), values.number(b, 'y')])
  if (!x || y === undefined) throw new BrokenFigure('a series needs data, or x with y')
  const xs = x.map((value) => values.number(value, 'x'))
  if (typeof y === 'string') {
    const of = values.formula(y, ['x'])
    return xs.map((value): Point => {
      if (!Number.isFinite(of(value))) throw new BrokenFigure(`"${y}" has no value at x = ${value}`)
      return [value, of(value)]
    })
  }
  if (y.length !== xs.length) throw new BrokenFigure(`a series has ${xs.length} values of x but ${y.length} of y`)
  return xs.map((value, index): Point => [value, values.number(y[index] ?? 0, 'y')])
}

type ErrorField = number | string | (number | string)[] | undefined

/** Half-lengths of error bars, one for each of `count` points; 0 where there is none. */
export function readErrors(error: ErrorField, count: number, values: FigureValues): number[] {
  if (error === undefined) return Array.from({ length: count }, () => 0)
  const list = Array.isArray(error) ? error : Array.from({ length: count }, () => error)
  if (list.length !== count) throw new BrokenFigure(`${count} points have ${list.length} error bars`)
  return list.map((value) => Math.abs(values.number(value, 'an error bar')))
}

/** Slope and intercept of the line with the least squares of vertical distances. */
function leastSquares(points: readonly Point[]): { slope: number; intercept: number } {
  const mean = (list: readonly number[]) => list.reduce((sum, value) => sum + value, 0) / list.length
  const [mx, my] = [mean(points.map(([x]) => x)), mean(points.map(([, y]) => y))]
  const spread = points.reduce((sum, [x]) => sum + (x - mx) ** 2, 0)
  if (spread === 0) throw new BrokenFigure('a line of best fit needs two different values of x')
  const slope = points.reduce((sum, [x, y]) => sum + (x - mx) * (y - my), 0) / spread
  return { slope, intercept: my - slope * mx }
}

function seriesPart(
  points: readonly Point[],
  errors: readonly number[],
  name: string | undefined,
): Omit<PlotPart, 'style' | 'draw'> {
  const ends = points.flatMap(([, y], index) => [y - (errors[index] ?? 0), y + (errors[index] ?? 0)])
  const hasErrors = errors.some((value) => value > 0)
  const x = points.map(([value]) => value)
  return {
    xs: x,
    ys: () => ends,
    inside: points.flatMap(([value], index): Point[] => [
      [value, ends[2 * index] ?? 0],
      [value, ends[2 * index + 1] ?? 0],
    ]),
    columns: () => [
      { name: name ?? '', x, y: points.map(([, y]) => y) },
      ...(hasErrors ? [{ name: name ? `${name}, error ±` : 'error ±', x, y: errors }] : []),
    ],
  }
}

/** Points that are not joined do not sit on the axes. */
function withMargin(xs: readonly number[]): number[] {
  const [low, high] = [Math.min(...xs), Math.max(...xs)]
  const margin = 0.04 * (high - low)
  return low === 0 ? [low, high + margin] : [low - margin, high + margin]
}

function addPoints(
  canvas: PlotCanvas,
  points: readonly Point[],
  errors: readonly number[],
  style: PlotPart['style'],
): void {
  for (const [index, [x, y]] of points.entries()) {
    const at: Point = [canvas.x(x), canvas.y(y)]
    const error = errors[index] ?? 0
    if (error > 0) canvas.add('line', errorBar(at[0], canvas.y(y + error), canvas.y(y - error), style.ink))
    canvas.add('point', pointShape(style.shape, at, style.ink))
    canvas.keepClear([
      [at[0], canvas.y(y + error)],
      [at[0], canvas.y(y - error)],
    ])
  }
}

/** A scatter plot, with a line of best fit where asked for. */
export const makePoints: MakePart<'points'> = (mark, values, style) => {
  const points = readSeries(mark, values)
  const errors = readErrors(mark.error, points.length, values)
  const fit = mark.fit ? leastSquares(points) : undefined
  const label = mark.label && values.text(mark.label)
  return {
    style,
    ...seriesPart(points, errors, label),
    xs: withMargin(points.map(([x]) => x)),
    ...(label && { legend: { label, swatch: 'point' as const } }),
    draw(canvas) {
      if (fit) {
        const { min, max } = canvas.xRange
        const at = (x: number): Point => [canvas.x(x), canvas.y(fit.slope * x + fit.intercept)]
        addLine(canvas, [at(min), at(max)], { ...style, dashes: undefined })
      }
      addPoints(canvas, points, errors, style)
    },
  }
}

/** Points joined in their order. */
export const makeLine: MakePart<'line'> = (mark, values, style) => {
  const points = readSeries(mark, values)
  const errors = readErrors(mark.error, points.length, values)
  const label = mark.label && values.text(mark.label)
  return {
    style,
    ...seriesPart(points, errors, label),
    ...(label && { legend: { label, swatch: 'line' as const } }),
    draw(canvas) {
      const places = points.map(([x, y]): Point => [canvas.x(x), canvas.y(y)])
      if (mark.smooth) {
        // the monotone cubic keeps peaks and dips where the data has them
        const d = line<Point>(
          ([x]) => x,
          ([, y]) => y,
        )
          .curve(curveMonotoneX)
          .digits(1)(places)
        if (d) canvas.add('line', strokedPath(d, style.ink, style.dashes))
        canvas.keepClear(places)
      } else addLine(canvas, places, style)
      if (mark.points) addPoints(canvas, points, errors, style)
    },
  }
}

/** The residual plot of a series: y minus the line of best fit, with the zero line. */
export const makeResiduals: MakePart<'residuals'> = (mark, values, style) => {
  const points = readSeries(mark, values)
  const { slope, intercept } = leastSquares(points)
  const residuals = points.map(([x, y]): Point => [x, y - slope * x - intercept])
  const largest = Math.max(...residuals.map(([, y]) => Math.abs(y)))
  const none = residuals.map(() => 0)
  return {
    style,
    ...seriesPart(residuals, none, undefined),
    xs: withMargin(points.map(([x]) => x)),
    ys: () => [-largest, largest],
    draw(canvas) {
      const { min, max } = canvas.xRange
      const zero = (x: number): Point => [canvas.x(x), canvas.y(0)]
      addLine(canvas, [zero(min), zero(max)], { ...style, ink: 'black', dashes: '6 4' })
      addPoints(canvas, residuals, none, style)
    },
  }
}

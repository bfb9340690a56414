import { contours } from 'd3-contour'
import { tintOf } from '../colour-words.ts'
import { type Point, pathThrough, svg } from '../svg-node.ts'
import { clipLine, intoBox } from './clip-line.ts'
import { addLine, endCircle, strokedPath } from './draw-shapes.ts'
import { type MakePart, NO_EXTENT, type PlotCanvas } from './plot-part.ts'
import { sampleCurve } from './sample-curve.ts'

const EXTENT_SAMPLES = 60

const valuesOf = (of: (x: number) => number, from: number, to: number): number[] =>
  Array.from({ length: EXTENT_SAMPLES + 1 }, (_, index) => of(from + ((to - from) * index) / EXTENT_SAMPLES)).filter(
    Number.isFinite,
  )

/** The graph of a function, whole or a piece of it, with its ends and holes. */
export const makeFunction: MakePart<'function'> = (mark, values, style) => {
  const of = values.formula(mark.of, ['x'])
  const bound = (value: number | string | undefined, what: string) =>
    value === undefined ? undefined : values.number(value, what)
  const [from, to] = [bound(mark.from, 'its start'), bound(mark.to, 'its end')]
  const holes = mark.holes.map((hole) => values.number(hole, 'a hole'))
  const within = (low: number, high: number) => [Math.max(low, from ?? low), Math.min(high, to ?? high)] as const
  return {
    style,
    xs: [from, to].filter((value) => value !== undefined),
    ys: (low, high) => valuesOf(of, ...within(low, high)),
    inside: [],
    ...(mark.label && { legend: { label: values.text(mark.label), swatch: 'line' as const } }),
    draw(canvas) {
      const { min, max } = canvas.xRange
      const [low, high] = within(min, max)
      const toPicture = ([x, y]: Point): Point => [canvas.x(x), canvas.y(y)]
      const pieces = sampleCurve(of, low, high, canvas.yRange.max - canvas.yRange.min).flatMap((piece) =>
        clipLine(piece.map(toPicture), canvas.frame),
      )
      const d = pieces.map((piece) => pathThrough(piece)).join('')
      if (d !== '') canvas.add('line', strokedPath(d, style.ink, style.dashes))
      for (const piece of pieces) canvas.keepClear(piece)
      const circle = (x: number, isClosed: boolean) => {
        const y = valueBeside(of, x, low, high)
        if (!Number.isFinite(y)) return
        canvas.add('point', endCircle(toPicture([x, y]), style.ink, isClosed))
        canvas.keepClear([toPicture([x, y])])
      }
      if (mark.start !== 'none') circle(low, mark.start === 'closed')
      if (mark.end !== 'none') circle(high, mark.end === 'closed')
      for (const hole of holes) circle(hole, false)
    },
    columns: (at) => {
      const x = at.filter((value) => value >= (from ?? value) && value <= (to ?? value))
      return [{ name: mark.label ? values.text(mark.label) : '', x, y: x.map((value) => readAt(of, value)) }]
    },
  }
}

/** At a hole the formula itself has no value; its neighbours have. */
function valueBeside(of: (x: number) => number, x: number, low: number, high: number): number {
  const own = of(x)
  if (Number.isFinite(own)) return own
  const step = (high - low) * 1e-7
  const beside = [of(x - step), of(x + step)].filter(Number.isFinite)
  return beside.length === 0 ? Number.NaN : beside.reduce((sum, value) => sum + value, 0) / beside.length
}

/** What a reader sees at an x: at a pole of a function, floating noise gives huge numbers instead of none. */
function readAt(of: (x: number) => number, x: number): number | string {
  const y = of(x)
  if (!Number.isFinite(y) || Math.abs(y) > 1e12) return '–'
  return Math.abs(y) < 1e-12 ? 0 : y
}

/** The region between two graphs. */
export const makeArea: MakePart<'area'> = (mark, values, style) => {
  const [upper, lower] = [values.formula(mark.of, ['x']), values.formula(mark.and, ['x'])]
  const [from, to] = [values.number(mark.from, 'its start'), values.number(mark.to, 'its end')]
  return {
    style,
    xs: [from, to],
    ys: () => [...valuesOf(upper, from, to), ...valuesOf(lower, from, to)],
    inside: [],
    ...(mark.label && { legend: { label: values.text(mark.label), swatch: 'area' as const } }),
    draw(canvas) {
      const height = canvas.yRange.max - canvas.yRange.min
      const along = (of: (x: number) => number) =>
        sampleCurve(of, from, to, height)
          .flat()
          .map(([x, y]) => intoBox([canvas.x(x), canvas.y(y)], canvas.frame))
      const edge = [...along(upper), ...along(lower).reverse()]
      canvas.add(
        'area',
        svg('path', { d: pathThrough(edge, true), fill: tintOf(style.ink), stroke: style.ink, 'stroke-width': 1 }),
      )
    },
  }
}

/** Cells of the grid on which curves over x and y are searched; a cell is 5 units wide. */
const CELL = 5

/** The curve where a formula over x and y is zero. */
export const makeImplicit: MakePart<'implicit'> = (mark, values, style) => {
  const of = values.formula(mark.of, ['x', 'y'])
  return {
    style,
    ...NO_EXTENT,
    ...(mark.label && { legend: { label: values.text(mark.label), swatch: 'line' as const } }),
    draw(canvas) {
      for (const ring of ringsWhere(of, canvas)) {
        // a ring also runs along the edge of the grid, which lies outside the frame
        addLine(canvas, ring, style)
      }
    },
  }
}

/** The region where a formula over x and y is positive, with its edge. */
export const makeInequality: MakePart<'inequality'> = (mark, values, style) => {
  const of = values.formula(mark.of, ['x', 'y'])
  const edgeStyle = { ...style, dashes: mark.strict ? '7 5' : undefined }
  return {
    style: edgeStyle,
    ...NO_EXTENT,
    ...(mark.label && { legend: { label: values.text(mark.label), swatch: 'area' as const } }),
    draw(canvas) {
      const rings = ringsWhere(of, canvas)
      const d = rings
        .map((ring) =>
          pathThrough(
            ring.map((point) => intoBox(point, canvas.frame)),
            true,
          ),
        )
        .join('')
      if (d !== '') canvas.add('area', svg('path', { d, fill: tintOf(style.ink), 'fill-rule': 'evenodd' }))
      for (const ring of rings) addLine(canvas, ring, edgeStyle)
    },
  }
}

/**
 * The rings around where a formula is positive, in units of the picture, by marching squares (d3-contour). The grid reaches one
 * cell over the frame, so that what runs along its edge can be told from the curve.
 */
function ringsWhere(of: (x: number, y: number) => number, { frame, xRange, yRange }: PlotCanvas): Point[][] {
  const columns = Math.ceil((frame.right - frame.left) / CELL) + 3
  const rows = Math.ceil((frame.bottom - frame.top) / CELL) + 3
  const grid = new Array<number>(columns * rows)
  const xStep = ((xRange.max - xRange.min) * CELL) / (frame.right - frame.left)
  const yStep = ((yRange.max - yRange.min) * CELL) / (frame.bottom - frame.top)
  for (let row = 0; row < rows; row++) {
    const y = yRange.max - (row - 1) * yStep
    for (let column = 0; column < columns; column++) {
      const value = of(xRange.min + (column - 1) * xStep, y)
      grid[row * columns + column] = Number.isFinite(value) ? value : -1
    }
  }
  const [shape] = contours().size([columns, rows]).thresholds([0])(grid)
  // d3-contour counts from the middle of a cell
  const toPicture = ([x = 0, y = 0]: number[]): Point => [frame.left + (x - 1.5) * CELL, frame.top + (y - 1.5) * CELL]
  return (shape?.coordinates ?? []).flat().map((ring) => ring.map(toPicture))
}

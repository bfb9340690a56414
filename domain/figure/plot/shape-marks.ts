import { tintOf } from '../colour-words.ts'
import { BrokenFigure } from '../figure-values.ts'
import { type Point, pathThrough, svg } from '../svg-node.ts'
import { clipSegment } from './clip-line.ts'
import { addLine, arrow, endCircle, pointShape, strokedPath } from './draw-shapes.ts'
import { type MakePart, NO_EXTENT, type PlotCanvas, type Side } from './plot-part.ts'

const AROUND: readonly Side[] = ['above', 'right', 'left', 'below']

const placeOf = (canvas: PlotCanvas, [x, y]: Point): Point => [canvas.x(x), canvas.y(y)]
const halfWay = ([ax, ay]: Point, [bx, by]: Point): Point => [(ax + bx) / 2, (ay + by) / 2]
/** Places along a stroke that labels keep away from. */
const along = ([ax, ay]: Point, [bx, by]: Point): Point[] =>
  Array.from({ length: 9 }, (_, index) => [ax + ((bx - ax) * index) / 8, ay + ((by - ay) * index) / 8])

/** An arrow from one point to another. */
export const makeVector: MakePart<'vector'> = (mark, values, style) => {
  const read = ([x, y]: readonly [number | string, number | string]): Point => [
    values.number(x, 'x'),
    values.number(y, 'y'),
  ]
  const [from, to] = [read(mark.from), read(mark.to)]
  const label = mark.label && values.text(mark.label)
  return {
    style,
    xs: [from[0], to[0]],
    ys: () => [from[1], to[1]],
    inside: [from, to],
    draw(canvas) {
      const [a, b] = [placeOf(canvas, from), placeOf(canvas, to)]
      for (const node of arrow(a, b, style.ink, style.dashes)) canvas.add('line', node)
      canvas.keepClear(along(a, b))
      const isSteep = Math.abs(b[1] - a[1]) > Math.abs(b[0] - a[0])
      if (label) canvas.label(label, halfWay(a, b), isSteep ? ['right', 'left', 'above', 'below'] : AROUND, style.ink)
    },
    columns: () => [
      {
        // without a name of its own its numbers are told by those of the axes
        ...(label ? { name: `${label}, y`, xName: `${label}, x` } : { name: 'arrow' }),
        x: [from[0], to[0]],
        y: [from[1], to[1]],
      },
    ],
  }
}

/** A straight line between two points. */
export const makeSegment: MakePart<'segment'> = (mark, values, style) => {
  const read = ([x, y]: readonly [number | string, number | string]): Point => [
    values.number(x, 'x'),
    values.number(y, 'y'),
  ]
  const [from, to] = [read(mark.from), read(mark.to)]
  return {
    style,
    xs: [from[0], to[0]],
    ys: () => [from[1], to[1]],
    inside: [],
    draw(canvas) {
      const [a, b] = [placeOf(canvas, from), placeOf(canvas, to)]
      addLine(canvas, [a, b], style)
      const seen = clipSegment(a, b, canvas.frame)
      if (!seen) return
      canvas.keepClear(along(...seen))
      if (mark.label) canvas.label(values.text(mark.label), halfWay(...seen), AROUND, style.ink)
    },
  }
}

/** A filled shape through points. */
export const makePolygon: MakePart<'polygon'> = (mark, values, style) => {
  const points = mark.points.map(([x, y]): Point => [values.number(x, 'x'), values.number(y, 'y')])
  return {
    style,
    xs: points.map(([x]) => x),
    ys: () => points.map(([, y]) => y),
    inside: points,
    draw(canvas) {
      const places = points.map((point) => placeOf(canvas, point))
      canvas.add('area', svg('path', { d: pathThrough(places, true), fill: tintOf(style.ink) }))
      canvas.add('line', strokedPath(pathThrough(places, true), style.ink, style.dashes))
      canvas.keepClear(places)
      const middle: Point = [mean(places.map(([x]) => x)), mean(places.map(([, y]) => y))]
      if (mark.label) canvas.label(values.text(mark.label), middle, ['centre'])
    },
  }
}

const mean = (list: readonly number[]) => list.reduce((sum, value) => sum + value, 0) / list.length

/** A line across the whole plot, upright or level. */
export const makeRule: MakePart<'rule'> = (mark, values, style) => {
  if ((mark.x === undefined) === (mark.y === undefined)) throw new BrokenFigure('a rule has an x or a y')
  const value = values.number(mark.x ?? mark.y ?? 0, 'a rule')
  const isUpright = mark.x !== undefined
  const look = { ...style, dashes: mark.dashed === false ? undefined : (style.dashes ?? '6 4') }
  return {
    style: look,
    xs: isUpright ? [value] : [],
    ys: () => (isUpright ? [] : [value]),
    inside: [],
    draw(canvas) {
      const { left, right, top, bottom } = canvas.frame
      const ends: readonly [Point, Point] = isUpright
        ? [
            [canvas.x(value), top],
            [canvas.x(value), bottom],
          ]
        : [
            [left, canvas.y(value)],
            [right, canvas.y(value)],
          ]
      addLine(canvas, ends, look)
      canvas.keepClear(along(...ends))
      if (!mark.label) return
      const at: Point = isUpright ? [ends[0][0], top + 10] : [right - 24, ends[0][1]]
      canvas.label(values.text(mark.label), at, isUpright ? ['right', 'left'] : ['above', 'below'], style.ink)
    },
  }
}

/** Words at a point, with a dot there where asked for. */
export const makeLabel: MakePart<'label'> = (mark, values, style) => {
  const at: Point = [values.number(mark.at[0], 'x'), values.number(mark.at[1], 'y')]
  const ink = mark.color ?? 'black'
  return {
    style,
    xs: [at[0]],
    ys: () => [at[1]],
    inside: [at],
    draw(canvas) {
      const place = placeOf(canvas, at)
      if (mark.point) {
        canvas.add('point', pointShape('circle', place, ink))
        canvas.keepClear([place])
      }
      canvas.label(values.text(mark.text), place, mark.point ? AROUND : ['centre', ...AROUND], ink)
    },
  }
}

/** A stretch of a number line. */
export const makeInterval: MakePart<'interval'> = (mark, values, style) => {
  const [from, to] = [mark.from, mark.to].map((value) =>
    value === undefined ? undefined : values.number(value, 'an end'),
  )
  if (from === undefined && to === undefined) throw new BrokenFigure('an interval needs from or to')
  const ends = [from, to].filter((value) => value !== undefined)
  return {
    style,
    xs: ends,
    ys: () => [],
    inside: ends.map((value): Point => [value, 0]),
    draw(canvas) {
      const y = canvas.row
      const [a, b] = [
        from === undefined ? canvas.frame.left : canvas.x(from),
        to === undefined ? canvas.frame.right : canvas.x(to),
      ]
      const width = 5
      if (to === undefined)
        for (const node of arrow([a, y], [b, y], style.ink, undefined, width)) canvas.add('line', node)
      else if (from === undefined)
        for (const node of arrow([b, y], [a, y], style.ink, undefined, width)) canvas.add('line', node)
      else
        canvas.add(
          'line',
          strokedPath(
            pathThrough([
              [a, y],
              [b, y],
            ]),
            style.ink,
            undefined,
            width,
          ),
        )
      if (from !== undefined && mark.start !== 'none')
        canvas.add('point', endCircle([a, y], style.ink, mark.start === 'closed'))
      if (to !== undefined && mark.end !== 'none')
        canvas.add('point', endCircle([b, y], style.ink, mark.end === 'closed'))
      if (mark.label) canvas.label(values.text(mark.label), [(a + b) / 2, y - 4], ['above'], style.ink)
    },
  }
}

/** How long a stroke of a slope field is, as a share of the distance between its points. */
const STROKE = 0.62

/** A slope field: at each point of a grid a short stroke with the slope there. */
export const makeSlopes: MakePart<'slopes'> = (mark, values, style) => {
  const of = values.formula(mark.of, ['x', 'y'])
  const listOf = (list: (number | string)[] | undefined) => list?.map((value) => values.number(value, 'a point'))
  const [xs, ys] = [listOf(mark.x), listOf(mark.y)]
  return {
    style,
    ...NO_EXTENT,
    xs: xs ?? [],
    ys: () => ys ?? [],
    draw(canvas) {
      const [columns, rows] = [xs ?? spread(canvas.xRange, 11), ys ?? spread(canvas.yRange, 9)]
      const distance = Math.min(gap(columns.map(canvas.x)), gap(rows.map(canvas.y)))
      let d = ''
      for (const x of columns)
        for (const y of rows) {
          const slope = of(x, y)
          // an upright stroke where the slope runs off to infinity
          const [dx, dy] = Number.isFinite(slope)
            ? [canvas.x(1) - canvas.x(0), slope * (canvas.y(1) - canvas.y(0))]
            : [0, 1]
          const scale = (distance * STROKE) / 2 / Math.hypot(dx, dy)
          const [cx, cy] = [canvas.x(x), canvas.y(y)]
          d += pathThrough([
            [cx - dx * scale, cy - dy * scale],
            [cx + dx * scale, cy + dy * scale],
          ])
        }
      canvas.add('line', strokedPath(d, style.ink, undefined, 2))
    },
  }
}

const spread = ({ min, max }: { min: number; max: number }, count: number): number[] =>
  Array.from({ length: count }, (_, index) => min + ((max - min) * (index + 0.5)) / count)

const gap = (places: readonly number[]): number =>
  Math.min(...places.slice(1).map((place, index) => Math.abs(place - (places[index] ?? 0))), 40)

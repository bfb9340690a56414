import { type Point, pathThrough, type SvgNode, svg } from '../svg-node.ts'
import { clipLine } from './clip-line.ts'
import type { MarkStyle, PlotCanvas, PointShape } from './plot-part.ts'

export const LINE_WIDTH = 2.5

/** A line through points of the picture, cut at the frame. */
export function addLine(canvas: PlotCanvas, points: readonly Point[], { ink, dashes }: MarkStyle): void {
  const pieces = clipLine(points, canvas.frame)
  if (pieces.length === 0) return
  for (const piece of pieces) canvas.keepClear(piece)
  canvas.add('line', strokedPath(pieces.map((piece) => pathThrough(piece)).join(''), ink, dashes))
}

export const strokedPath = (d: string, ink: string, dashes?: string, width = LINE_WIDTH): SvgNode =>
  svg('path', {
    d,
    fill: 'none',
    stroke: ink,
    'stroke-width': width,
    'stroke-linejoin': 'round',
    'stroke-linecap': dashes ? undefined : 'round',
    'stroke-dasharray': dashes,
  })

const SIZE = 4.5

/** One point of a series, in the shape of the series. */
export function pointShape(shape: PointShape, [x, y]: Point, ink: string): SvgNode {
  const around = (corners: readonly Point[]) =>
    svg('path', {
      d: pathThrough(
        corners.map(([dx, dy]): Point => [x + dx, y + dy]),
        true,
      ),
      fill: ink,
    })
  switch (shape) {
    case 'circle':
      return svg('circle', { cx: x, cy: y, r: SIZE, fill: ink })
    case 'square':
      return svg('rect', { x: x - SIZE + 0.5, y: y - SIZE + 0.5, width: 2 * SIZE - 1, height: 2 * SIZE - 1, fill: ink })
    case 'triangle':
      return around([
        [0, -SIZE - 1],
        [SIZE + 1, SIZE - 0.5],
        [-SIZE - 1, SIZE - 0.5],
      ])
    case 'diamond':
      return around([
        [0, -SIZE - 1.5],
        [SIZE + 1.5, 0],
        [0, SIZE + 1.5],
        [-SIZE - 1.5, 0],
      ])
  }
}

/** The circle at an end or a hole: open ones show the paper. */
export const endCircle = ([x, y]: Point, ink: string, isClosed: boolean): SvgNode =>
  svg('circle', { cx: x, cy: y, r: 4.5, fill: isClosed ? ink : 'white', stroke: ink, 'stroke-width': 2 })

const HEAD = 11

/** A stroke with a head at its end, as long as it is meant to be: the head is part of the length. */
export function arrow(from: Point, to: Point, ink: string, dashes?: string, width = LINE_WIDTH): SvgNode[] {
  const length = Math.hypot(to[0] - from[0], to[1] - from[1])
  if (length < 1) return []
  const head = Math.min(HEAD, length * 0.6)
  const [ux, uy] = [(to[0] - from[0]) / length, (to[1] - from[1]) / length]
  const neck: Point = [to[0] - ux * head, to[1] - uy * head]
  const half = head * 0.42
  const corners: Point[] = [to, [neck[0] - uy * half, neck[1] + ux * half], [neck[0] + uy * half, neck[1] - ux * half]]
  return [
    strokedPath(pathThrough([from, [neck[0] + ux, neck[1] + uy]]), ink, dashes, width),
    svg('path', { d: pathThrough(corners, true), fill: ink }),
  ]
}

/** An error bar: half its length up and down, with caps. */
export function errorBar(x: number, top: number, bottom: number, ink: string): SvgNode {
  const cap = 4
  const d =
    pathThrough([
      [x - cap, top],
      [x + cap, top],
    ]) +
    pathThrough([
      [x, top],
      [x, bottom],
    ]) +
    pathThrough([
      [x - cap, bottom],
      [x + cap, bottom],
    ])
  return strokedPath(d, ink, undefined, 1.75)
}

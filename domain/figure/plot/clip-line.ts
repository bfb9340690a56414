import type { Point } from '../svg-node.ts'

export type Box = { left: number; right: number; top: number; bottom: number }

/** What of a line lies in a box: the line is cut at the edges and comes back as its pieces inside. */
export function clipLine(points: readonly Point[], box: Box): Point[][] {
  const pieces: Point[][] = []
  let piece: Point[] = []
  for (let index = 1; index < points.length; index++) {
    const [start, end] = [points[index - 1], points[index]]
    const inside = start && end && clipSegment(start, end, box)
    if (!inside) {
      if (piece.length > 1) pieces.push(piece)
      piece = []
      continue
    }
    const [a, b] = inside
    const last = piece.at(-1)
    if (!last || last[0] !== a[0] || last[1] !== a[1]) {
      if (piece.length > 1) pieces.push(piece)
      piece = [a]
    }
    piece.push(b)
  }
  if (piece.length > 1) pieces.push(piece)
  return pieces
}

/** Liang and Barsky (1984): the part of a segment in a box, or undefined. */
export function clipSegment([x0, y0]: Point, [x1, y1]: Point, box: Box): readonly [Point, Point] | undefined {
  const [dx, dy] = [x1 - x0, y1 - y0]
  let [from, to] = [0, 1]
  const edges = [
    [-dx, x0 - box.left],
    [dx, box.right - x0],
    [-dy, y0 - box.top],
    [dy, box.bottom - y0],
  ] as const
  for (const [speed, room] of edges) {
    if (speed === 0) {
      if (room < 0) return undefined
      continue
    }
    const at = room / speed
    if (speed < 0) from = Math.max(from, at)
    else to = Math.min(to, at)
    if (from > to) return undefined
  }
  const at = (share: number): Point => [x0 + share * dx, y0 + share * dy]
  return [from === 0 ? [x0, y0] : at(from), to === 1 ? [x1, y1] : at(to)]
}

/** A point moved to the nearest place in the box. */
export function intoBox([x, y]: Point, box: Box): Point {
  return [Math.min(box.right, Math.max(box.left, x)), Math.min(box.bottom, Math.max(box.top, y))]
}

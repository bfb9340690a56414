import type { Point } from '../svg-node.ts'

/** Stretches a curve is first cut into; each is halved again where it bends. */
const STRETCHES = 96
const MAX_HALVINGS = 4
/** Halvings that find where a jump or the edge of a domain is: to one part in a million of a stretch. */
const SEARCH_HALVINGS = 22
/** How far, as a share of the shown height, a curve may bend away from its chord before it is halved again. */
const FLATNESS = 0.002
/** Differences over this share of the height are looked at: what of them stays in a stretch next to nothing long is a jump. */
const STEEP = 0.02
const JUMP_SHARE = 0.3

type Curve = (x: number) => number

/**
 * A function's graph as lines through points, in the units of the axes. It ends where the function has no value and is broken where
 * it jumps or runs off to infinity, so that no line crosses an asymptote.
 * @param height length of the shown y axis, in its unit
 */
export function sampleCurve(of: Curve, from: number, to: number, height: number): Point[][] {
  const pieces: Point[][] = [[]]
  const add = (x: number, y: number) => void pieces.at(-1)?.push([x, y])
  const lift = () => void (pieces.at(-1)?.length && pieces.push([]))
  let [x0, y0] = [from, of(from)]
  if (Number.isFinite(y0)) add(x0, y0)
  for (let step = 1; step <= STRETCHES; step++) {
    const x1 = from + ((to - from) * step) / STRETCHES
    const y1 = of(x1)
    drawStretch(x0, y0, x1, y1, 0)
    ;[x0, y0] = [x1, y1]
  }
  return pieces.filter((piece) => piece.length > 1)

  function drawStretch(a: number, ya: number, b: number, yb: number, depth: number): void {
    const [hasStart, hasEnd] = [Number.isFinite(ya), Number.isFinite(yb)]
    if (!hasStart && !hasEnd) {
      lift()
      return
    }
    if (!hasStart || !hasEnd) {
      const edge = findEdge(of, hasStart ? a : b, hasStart ? b : a)
      if (hasStart) {
        add(edge, of(edge))
        lift()
      } else {
        lift()
        add(edge, of(edge))
        add(b, yb)
      }
      return
    }
    if (Math.abs(yb - ya) > STEEP * height) {
      const jump = findJump(of, a, ya, b, yb)
      if (Math.abs(jump.yb - jump.ya) > JUMP_SHARE * Math.abs(yb - ya)) {
        add(jump.a, jump.ya)
        lift()
        add(jump.b, jump.yb)
        add(b, yb)
        return
      }
    }
    const middle = (a + b) / 2
    const y = of(middle)
    const bends = !Number.isFinite(y) || Math.abs(y - (ya + yb) / 2) > FLATNESS * height
    if (bends && depth < MAX_HALVINGS) {
      drawStretch(a, ya, middle, y, depth + 1)
      drawStretch(middle, y, b, yb, depth + 1)
      return
    }
    add(b, yb)
  }
}

/** The last x with a value, going from one with to one without. */
function findEdge(of: Curve, inside: number, outside: number): number {
  let [known, unknown] = [inside, outside]
  for (let step = 0; step < SEARCH_HALVINGS; step++) {
    const middle = (known + unknown) / 2
    if (Number.isFinite(of(middle))) known = middle
    else unknown = middle
  }
  return known
}

/** The half that holds the larger difference, again and again: a slope flattens out, a jump stays. */
function findJump(of: Curve, from: number, yFrom: number, to: number, yTo: number) {
  let [a, ya, b, yb] = [from, yFrom, to, yTo]
  for (let step = 0; step < SEARCH_HALVINGS; step++) {
    const middle = (a + b) / 2
    const y = of(middle)
    if (!Number.isFinite(y)) break
    if (Math.abs(y - ya) > Math.abs(yb - y)) [b, yb] = [middle, y]
    else [a, ya] = [middle, y]
  }
  return { a, ya, b, yb }
}

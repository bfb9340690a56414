import type { RealFunction } from './read-function.ts'

/** Differences are taken over ever smaller steps, each this many times smaller (Ridders 1982). */
const SHRINK = 1.4
const ROUNDS = 12

/**
 * The slope of a function at a place, by central differences extrapolated to a step of zero (Ridders' method): about nine right digits for smooth
 * functions. NaN where there is none: at a gap, a jump, or a corner, where the slopes of both sides differ.
 */
export function derivativeAt(of: RealFunction, x: number): number {
  if (!Number.isFinite(of(x)) || !isSmooth(of, x)) return Number.NaN
  const first = firstStep(of, x)
  let best = Number.NaN
  let error = Number.POSITIVE_INFINITY
  let row: number[] = []
  for (let round = 0; round < ROUNDS; round++) {
    const step = first / SHRINK ** round
    const next = [(of(x + step) - of(x - step)) / (2 * step)]
    let factor = SHRINK ** 2
    for (let order = 1; order <= row.length; order++) {
      const [finer, coarser] = [next[order - 1] ?? Number.NaN, row[order - 1] ?? Number.NaN]
      const value = (finer * factor - coarser) / (factor - 1)
      next.push(value)
      factor *= SHRINK ** 2
      const doubt = Math.max(Math.abs(value - finer), Math.abs(value - coarser))
      if (doubt <= error) [best, error] = [value, doubt]
    }
    row = next
  }
  return Math.abs(best) < 1e-10 ? 0 : Number(best.toPrecision(10))
}

/** A step that stays where the function has values, and well away from where they end. */
function firstStep(of: RealFunction, x: number): number {
  let step = 0.1 * Math.max(1, Math.abs(x)) ** 0.5
  while (step > 1e-9 && !(Number.isFinite(of(x - 2 * step)) && Number.isFinite(of(x + 2 * step)))) step /= 2
  return step
}

/**
 * Whether there is a slope: as the step shrinks, the slopes of both sides come together (at a corner their difference stays), and what they come
 * to stays (at a vertical tangent it grows).
 */
function isSmooth(of: RealFunction, x: number): boolean {
  const scale = Math.max(1, Math.abs(x))
  const sidesAt = (step: number) => [(of(x + step) - of(x)) / step, (of(x) - of(x - step)) / step] as const
  const [[wideRight, wideLeft], [right, left]] = [sidesAt(1e-5 * scale), sidesAt(1e-6 * scale)]
  const [wide, narrow] = [Math.abs(wideRight - wideLeft), Math.abs(right - left)]
  const noise = 1e-6 * (1 + Math.abs(of(x)) + Math.abs(right))
  const comeTogether = narrow <= wide / 3 || narrow < noise
  const [slope, wideSlope] = [(right + left) / 2, (wideRight + wideLeft) / 2]
  const stays = Math.abs(slope - wideSlope) <= 0.5 * Math.abs(slope) + noise
  return Number.isFinite(narrow) && comeTogether && stays
}

export type Integral = { ok: true; value: number } | { ok: false; reason: 'no-value' | 'too-much' }

const MOST_VALUES = 40_000
const DEEPEST = 40
const PRECISION = 1e-10

/**
 * The definite integral, by Simpson's rule on halves that are halved again where they disagree (adaptive Simpson, Lyness 1969). Negative where the
 * ends are the other way round. `no-value` where the function has none on the way; `too-much` where it bends too often, or runs off to infinity.
 */
export function integrate(of: RealFunction, from: number, to: number): Integral {
  if (from === to) return Number.isFinite(of(from)) ? { ok: true, value: 0 } : { ok: false, reason: 'no-value' }
  if (from > to) {
    const other = integrate(of, to, from)
    return other.ok ? { ok: true, value: -other.value } : other
  }
  let values = 0
  let failure: 'no-value' | 'too-much' | undefined
  const at = (x: number) => {
    values++
    const y = of(x)
    if (!Number.isFinite(y)) failure ??= 'no-value'
    if (values > MOST_VALUES) failure ??= 'too-much'
    return y
  }
  const part = (
    a: number,
    ya: number,
    b: number,
    yb: number,
    m: number,
    ym: number,
    whole: number,
    tolerance: number,
    depth: number,
  ): number => {
    const [l, r] = [(a + m) / 2, (m + b) / 2]
    const [yl, yr] = [at(l), at(r)]
    const left = ((m - a) / 6) * (ya + 4 * yl + ym)
    const right = ((b - m) / 6) * (ym + 4 * yr + yb)
    const doubt = left + right - whole
    if (failure !== undefined) return 0
    if (Math.abs(doubt) <= 15 * tolerance || m - a <= Number.EPSILON * Math.max(Math.abs(a), Math.abs(b)))
      return left + right + doubt / 15
    if (depth >= DEEPEST) {
      // the end of a root is steep for ever, but holds next to nothing
      if (Math.abs(doubt) > PRECISION * size) failure = 'too-much'
      return left + right
    }
    return (
      part(a, ya, m, ym, l, yl, left, tolerance / 2, depth + 1) +
      part(m, ym, b, yb, r, yr, right, tolerance / 2, depth + 1)
    )
  }
  // several stretches from the start, so that a wave is not mistaken for the line through its zeros
  const PIECES = 16
  const ends = Array.from({ length: PIECES + 1 }, (_, index) => from + ((to - from) * index) / PIECES)
  const heights = ends.map(at)
  const size = Math.max(...heights.filter(Number.isFinite).map(Math.abs), 1e-3) * (to - from)
  let total = 0
  for (let piece = 0; piece < PIECES; piece++) {
    const [a, b] = [ends[piece] ?? 0, ends[piece + 1] ?? 0]
    const [ya, yb] = [heights[piece] ?? 0, heights[piece + 1] ?? 0]
    const m = (a + b) / 2
    const ym = at(m)
    total += part(a, ya, b, yb, m, ym, ((b - a) / 6) * (ya + 4 * ym + yb), (PRECISION * size) / PIECES, 0)
  }
  if (failure !== undefined) return { ok: false, reason: failure }
  return { ok: true, value: Math.abs(total) < 1e-12 * size ? 0 : Number(total.toPrecision(10)) }
}

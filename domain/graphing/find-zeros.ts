import type { RealFunction } from './read-function.ts'

/** Stretches an interval is cut into; two zeros within one are found only where the curve touches or turns. */
const STRETCHES = 800
const HALVINGS = 80
const MOST_ZEROS = 50
/** Beside the size of the function around it, what is left at a zero is noise; beside a pole it is not. */
const NOISE = 1e-9
const GOLDEN = (Math.sqrt(5) - 1) / 2

/**
 * The zeros of a function in an interval, in order, ends included: changes of sign are halved down, and places where it comes to zero without
 * crossing are looked for between neighbours. Poles and jumps are no zeros. At most 50; of a function that is zero all along, none.
 */
export function findZeros(of: RealFunction, from: number, to: number): number[] {
  if (!(from < to)) return []
  const step = (to - from) / STRETCHES
  const xs = Array.from({ length: STRETCHES + 1 }, (_, index) => from + index * step)
  const ys = xs.map(of)
  const size = typicalSize(ys)
  // zero all along: an answer of hundreds of zeros would be none
  if (!(size > 0)) return []
  const found: number[] = []
  const add = (x: number) => {
    if (found.every((other) => Math.abs(other - x) > step / 100)) found.push(x)
  }
  for (let index = 0; index <= STRETCHES; index++) {
    const [x, y, before] = [xs[index] ?? 0, ys[index] ?? Number.NaN, ys[index - 1] ?? Number.NaN]
    if (y === 0) add(x)
    else if (before * y < 0) {
      const zero = halveDown(of, xs[index - 1] ?? from, x)
      if (Math.abs(of(zero)) <= NOISE * Math.max(size, Math.abs(before), Math.abs(y))) add(zero)
    } else {
      const after = ys[index + 1] ?? Number.NaN
      const isTouching =
        Math.abs(y) <= Math.abs(before) && Math.abs(y) <= Math.abs(after) && before * after > 0 && before !== 0
      if (!isTouching) continue
      const lowest = lowestOf((at) => Math.abs(of(at)), x - step, x + step)
      if (Math.abs(of(lowest)) <= NOISE * size) add(lowest)
    }
  }
  return found
    .slice(0, MOST_ZEROS)
    .sort((a, b) => a - b)
    .map((x) => rounded(x, to - from, 9))
}

/** Where two functions have the same value, in order, with that value. */
export function findIntersections(
  first: RealFunction,
  second: RealFunction,
  from: number,
  to: number,
): [x: number, y: number][] {
  return findZeros((x) => first(x) - second(x), from, to).map((x) => [x, first(x)])
}

export type Extreme = { kind: 'minimum' | 'maximum'; x: number; y: number }

/**
 * Local minima and maxima inside an interval, in order. An end of the interval is none, nor is a level stretch; a corner is one.
 */
export function findExtremes(of: RealFunction, from: number, to: number): Extreme[] {
  if (!(from < to)) return []
  const step = (to - from) / STRETCHES
  const ys = Array.from({ length: STRETCHES + 1 }, (_, index) => of(from + index * step))
  const size = typicalSize(ys)
  const found: Extreme[] = []
  for (let index = 1; index < STRETCHES; index++) {
    const [before, here, after] = [ys[index - 1] ?? Number.NaN, ys[index] ?? Number.NaN, ys[index + 1] ?? Number.NaN]
    const sign = here < before && here <= after ? 1 : here > before && here >= after ? -1 : 0
    if (sign === 0) continue
    const at = from + index * step
    const x = rounded(
      lowestOf((place) => sign * of(place), at - step, at + step),
      to - from,
      // where a curve is level, values a hundred-millionth of it apart are the same to a computer
      7,
    )
    const y = of(x)
    // beside a pole there is always a still larger value
    if (!Number.isFinite(y) || Math.abs(y) > 1e6 * Math.max(size, 1)) continue
    if (found.length < MOST_ZEROS) found.push({ kind: sign === 1 ? 'minimum' : 'maximum', x, y })
  }
  return found
}

/** The median size of the values, which a few beside a pole do not move; the largest where most are zero. */
function typicalSize(ys: readonly number[]): number {
  const sizes = ys
    .map(Math.abs)
    .filter(Number.isFinite)
    .sort((a, b) => a - b)
  const median = sizes[Math.floor(sizes.length / 2)] ?? 0
  return median > 0 ? median : (sizes.at(-1) ?? 0)
}

function halveDown(of: RealFunction, left: number, right: number): number {
  let [low, high] = [left, right]
  const isUp = of(low) < 0
  for (let halving = 0; halving < HALVINGS; halving++) {
    const middle = (low + high) / 2
    const y = of(middle)
    if (y === 0) return middle
    if (y < 0 === isUp) low = middle
    else high = middle
  }
  return Math.abs(of(low)) < Math.abs(of(high)) ? low : high
}

/** Golden-section search (Kiefer 1953). */
function lowestOf(of: RealFunction, left: number, right: number): number {
  let [low, high] = [left, right]
  let [inner, outer] = [high - GOLDEN * (high - low), low + GOLDEN * (high - low)]
  let [yInner, yOuter] = [of(inner), of(outer)]
  for (let round = 0; round < HALVINGS; round++) {
    if (yInner < yOuter) {
      ;[high, outer, yOuter] = [outer, inner, yInner]
      inner = high - GOLDEN * (high - low)
      yInner = of(inner)
    } else {
      ;[low, inner, yInner] = [inner, outer, yOuter]
      outer = low + GOLDEN * (high - low)
      yOuter = of(outer)
    }
  }
  return (low + high) / 2
}

/** To so many digits of the interval. */
const rounded = (x: number, width: number, digits: number): number => {
  const unit = 10 ** (Math.floor(Math.log10(width)) - digits)
  const value = Math.round(x / unit) * unit
  return Number(value.toPrecision(12))
}

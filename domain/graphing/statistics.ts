import { readNumber } from '../maths/read-number.ts'
import { sumOf } from '../maths/sum-of.ts'

export type OneVariable = {
  n: number
  mean: number
  sum: number
  sumOfSquares: number
  /** with n − 1; NaN for a single value */
  sampleDeviation: number
  /** with n */
  populationDeviation: number
  /** smallest, first quartile, median, third quartile, largest; quartiles without the middle value */
  five: readonly [number, number, number, number, number]
}

export type TwoVariables = {
  n: number
  /** the line of least squares is intercept + slope · x */
  slope: number
  intercept: number
  r: number
  rSquared: number
}

const LONGEST_LIST = 1000

export type ReadList = { ok: true; values: number[] } | { ok: false; reason: string }

/** Numbers as they are typed or pasted: apart by spaces, lines, semicolons or commas; fractions too. At most 1000. */
export function readList(text: string): ReadList {
  const words = text.split(/[\s;,]+/).filter((word) => word !== '')
  if (words.length > LONGEST_LIST) return { ok: false, reason: `A list holds at most ${LONGEST_LIST} numbers.` }
  const values: number[] = []
  for (const word of words) {
    const read = readNumber(word)
    if (!read.ok || read.rest !== '') return { ok: false, reason: `“${word}” is no number.` }
    values.push(read.value)
  }
  return { ok: true, values }
}

/** The statistics of one list; undefined of an empty one. Deviations are from the mean, so that large values lose no digits. */
export function describeList(values: readonly number[]): OneVariable | undefined {
  const n = values.length
  if (n === 0) return undefined
  const sum = sumOf(values)
  const mean = sum / n
  const squares = sumOf(values.map((value) => (value - mean) ** 2))
  return {
    n,
    mean,
    sum,
    sumOfSquares: sumOf(values.map((value) => value * value)),
    sampleDeviation: n > 1 ? Math.sqrt(squares / (n - 1)) : Number.NaN,
    populationDeviation: Math.sqrt(squares / n),
    five: fiveNumbers(values),
  }
}

/**
 * Smallest, quartiles and largest. Quartiles are the medians of the lower and the upper half without the middle value, as the College Board and
 * the graphing calculators of schools have it.
 */
function fiveNumbers(values: readonly number[]): OneVariable['five'] {
  const sorted = [...values].sort((a, b) => a - b)
  const half = Math.floor(sorted.length / 2)
  const [lower, upper] = half === 0 ? [sorted, sorted] : [sorted.slice(0, half), sorted.slice(-half)]
  return [sorted[0] ?? Number.NaN, middleOf(lower), middleOf(sorted), middleOf(upper), sorted.at(-1) ?? Number.NaN]
}

function middleOf(sorted: readonly number[]): number {
  const half = Math.floor(sorted.length / 2)
  const high = sorted[half] ?? Number.NaN
  return sorted.length % 2 === 1 ? high : ((sorted[half - 1] ?? Number.NaN) + high) / 2
}

/**
 * The line of least squares through pairs, and how well it fits. Undefined for fewer than two pairs, lists of different lengths, or a single x; r is NaN
 * where all y are equal.
 */
export function fitLine(xs: readonly number[], ys: readonly number[]): TwoVariables | undefined {
  const n = xs.length
  if (n < 2 || n !== ys.length) return undefined
  const [meanX, meanY] = [sumOf(xs) / n, sumOf(ys) / n]
  const xx = sumOf(xs.map((x) => (x - meanX) ** 2))
  const yy = sumOf(ys.map((y) => (y - meanY) ** 2))
  const xy = sumOf(xs.map((x, index) => (x - meanX) * ((ys[index] ?? 0) - meanY)))
  if (xx === 0) return undefined
  const slope = xy / xx
  const r = yy === 0 ? Number.NaN : Math.max(-1, Math.min(1, xy / Math.sqrt(xx * yy)))
  return { n, slope, intercept: meanY - slope * meanX, r, rSquared: r * r }
}

import { type FiveNumbers, fiveNumbers } from '../maths/five-numbers.ts'
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
  five: FiveNumbers
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

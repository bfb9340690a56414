/*
 * Probabilities of the distributions of school statistics. Everything rests on two functions: the incomplete gamma function (normal, χ²) and the incomplete
 * beta function (t, binomial), by series and continued fractions (Abramowitz and Stegun 1964, 6.5.29, 6.5.31, 26.5.8; evaluated by Lentz's method, Press et al.,
 * Numerical Recipes, 5.2 and 6.2–6.4). Relative error below 1e-10 in the range that statistics asks for. Parameters that make no sense give NaN.
 */

const MOST_ROUNDS = 10_000
const PRECISION = 1e-15
const TINY = 1e-300
/** Trials and degrees of freedom beyond it would need more rounds than there are. */
const LARGEST_COUNT = 1e6
const isFreedom = (freedom: number) => freedom >= 0.01 && freedom <= LARGEST_COUNT

/** ln Γ for positive arguments (Lanczos 1964, g = 7, nine terms). */
export function logGamma(x: number): number {
  const terms = [
    0.99999999999980993, 676.5203681218851, -1259.1392167224028, 771.32342877765313, -176.61502916214059,
    12.507343278686905, -0.13857109526572012, 9.9843695780195716e-6, 1.5056327351493116e-7,
  ]
  if (x < 0.5) return Math.log(Math.PI / Math.sin(Math.PI * x)) - logGamma(1 - x)
  const shifted = x - 1
  const base = shifted + 7.5
  const sum = terms.reduce((total, term, index) => (index === 0 ? term : total + term / (shifted + index)), 0)
  return 0.5 * Math.log(2 * Math.PI) + (shifted + 0.5) * Math.log(base) - base + Math.log(sum)
}

/** The upper part Q(a, x) of the incomplete gamma function, as a share of the whole. */
function upperGamma(a: number, x: number): number {
  if (x <= 0) return 1
  const front = Math.exp(a * Math.log(x) - x - logGamma(a))
  if (x < a + 1) {
    let term = 1 / a
    let sum = term
    for (let round = 1; round < MOST_ROUNDS && Math.abs(term) > Math.abs(sum) * PRECISION; round++) {
      term *= x / (a + round)
      sum += term
    }
    return 1 - front * sum
  }
  let b = x + 1 - a
  let c = 1 / TINY
  let d = 1 / b
  let product = d
  for (let round = 1; round < MOST_ROUNDS; round++) {
    const an = -round * (round - a)
    b += 2
    d = 1 / away(an * d + b)
    c = away(b + an / c)
    product *= d * c
    if (Math.abs(d * c - 1) < PRECISION) break
  }
  return front * product
}

const away = (value: number) => (Math.abs(value) < TINY ? TINY : value)

/** The incomplete beta function I_x(a, b), as a share of the whole. */
function lowerBeta(x: number, a: number, b: number): number {
  if (x <= 0) return 0
  if (x >= 1) return 1
  const front = Math.exp(logGamma(a + b) - logGamma(a) - logGamma(b) + a * Math.log(x) + b * Math.log1p(-x))
  return x < (a + 1) / (a + b + 2) ? (front * betaFraction(x, a, b)) / a : 1 - (front * betaFraction(1 - x, b, a)) / b
}

function betaFraction(x: number, a: number, b: number): number {
  let c = 1
  let d = 1 / away(1 - ((a + b) * x) / (a + 1))
  let product = d
  for (let m = 1; m < MOST_ROUNDS; m++) {
    const even = (m * (b - m) * x) / ((a + 2 * m - 1) * (a + 2 * m))
    d = 1 / away(1 + even * d)
    c = away(1 + even / c)
    product *= d * c
    const odd = (-(a + m) * (a + b + m) * x) / ((a + 2 * m) * (a + 2 * m + 1))
    d = 1 / away(1 + odd * d)
    c = away(1 + odd / c)
    product *= d * c
    if (Math.abs(d * c - 1) < PRECISION) break
  }
  return product
}

/** The share of a standard normal distribution below z: half an incomplete gamma function of z²/2 (A&S 26.2). */
function belowZ(z: number): number {
  if (z === Number.NEGATIVE_INFINITY) return 0
  if (z === Number.POSITIVE_INFINITY) return 1
  const tail = 0.5 * upperGamma(0.5, (z * z) / 2)
  return z < 0 ? tail : 1 - tail
}

/** The share of a normal distribution from one value to another. */
export function normalBetween(from: number, to: number, mean: number, deviation: number): number {
  if (!(deviation > 0) || from > to) return Number.NaN
  const [low, high] = [(from - mean) / deviation, (to - mean) / deviation]
  // of two values in the upper tail, the difference of tails keeps the digits
  return low > 0 ? belowZ(-low) - belowZ(-high) : belowZ(high) - belowZ(low)
}

/** The share of Student's t below a value. */
export function tBelow(t: number, freedom: number): number {
  if (!isFreedom(freedom) || Number.isNaN(t)) return Number.NaN
  if (!Number.isFinite(t)) return t > 0 ? 1 : 0
  const square = t * t
  // near the middle the other end of the beta function has the digits
  const half = 0.5 * lowerBeta(square / (freedom + square), 0.5, freedom / 2)
  if (square < freedom) return t < 0 ? 0.5 - half : 0.5 + half
  const tail = 0.5 * lowerBeta(freedom / (freedom + square), freedom / 2, 0.5)
  return t < 0 ? tail : 1 - tail
}

/** The share of χ² above a value: the p-value of its tests. */
export function chiSquareAbove(value: number, freedom: number): number {
  if (!isFreedom(freedom)) return Number.NaN
  return value === Number.POSITIVE_INFINITY ? 0 : upperGamma(freedom / 2, value / 2)
}

const isCount = (value: number) => Number.isInteger(value) && value >= 0 && value <= LARGEST_COUNT
const isShare = (value: number) => value >= 0 && value <= 1

/** The probability of exactly k successes in n independent trials. */
export function binomialAt(k: number, trials: number, p: number): number {
  if (!isCount(trials) || !Number.isInteger(k) || !isShare(p)) return Number.NaN
  if (k < 0 || k > trials) return 0
  if (p === 0 || p === 1) return Number(k === p * trials)
  const choices = logGamma(trials + 1) - logGamma(k + 1) - logGamma(trials - k + 1)
  return Math.exp(choices + k * Math.log(p) + (trials - k) * Math.log1p(-p))
}

/** The probability of at most k successes. */
export function binomialUpTo(k: number, trials: number, p: number): number {
  if (!isCount(trials) || !Number.isInteger(k) || !isShare(p)) return Number.NaN
  if (k < 0) return 0
  return k >= trials ? 1 : lowerBeta(1 - p, trials - k, k + 1)
}

/** The probability that the first success comes with trial k. */
export function geometricAt(k: number, p: number): number {
  if (!Number.isInteger(k) || !(p > 0 && p <= 1)) return Number.NaN
  return k < 1 ? 0 : p * (1 - p) ** (k - 1)
}

/** The probability that the first success comes with trial k or before. */
export function geometricUpTo(k: number, p: number): number {
  if (!Number.isInteger(k) || !(p > 0 && p <= 1)) return Number.NaN
  return k < 1 ? 0 : -Math.expm1(k * Math.log1p(-p))
}

/** The value below which a share of a normal distribution lies. */
export const normalInverse = (share: number, mean: number, deviation: number): number =>
  deviation > 0 && isShare(share) ? mean + deviation * inverted(belowZ, share) : Number.NaN

/** The value below which a share of Student's t lies. */
export const tInverse = (share: number, freedom: number): number =>
  isFreedom(freedom) && isShare(share) ? inverted((t) => tBelow(t, freedom), share) : Number.NaN

const HALVINGS = 1100

/** Where a rising function from 0 to 1, symmetric about 0, takes a share: doubled outwards, then halved down. */
function inverted(below: (value: number) => number, share: number): number {
  if (share === 0 || share === 1) return share === 0 ? Number.NEGATIVE_INFINITY : Number.POSITIVE_INFINITY
  if (share === 0.5) return 0
  // the lower tail has the digits
  if (share > 0.5) return -inverted(below, 1 - share)
  let low = -1
  while (below(low) > share && low > -1e300) low *= 2
  let high = 0
  for (let halving = 0; halving < HALVINGS && high - low > PRECISION * Math.abs(low); halving++) {
    const middle = (low + high) / 2
    if (middle === low || middle === high) break
    if (below(middle) < share) low = middle
    else high = middle
  }
  return (low + high) / 2
}

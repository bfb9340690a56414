import { seededRandom } from '../seed/seeded-random.ts'

export type MathsFunction = {
  of: (...values: number[]) => number
  /** the least and the most arguments */
  takes: readonly [number, number]
  /** an angle goes in, or comes out */
  angle?: 'in' | 'out'
  /** rounds it goes through, where it counts; the evaluator's budget pays for them */
  rounds?: (...values: number[]) => number
}

/** Beyond it whole numbers have gaps, so that "a whole number" means nothing. */
const LARGEST_WHOLE = Number.MAX_SAFE_INTEGER
/** 171! is beyond the largest number there is. */
const LARGEST_FACTORIAL = 170
const LARGEST_CHOICE = 1000
const LARGEST_PRIME = 1e9
const MANY = 50

/** Relative noise of a few operations; two numbers within it count as equal, and a number within it of a whole one as whole. */
const NOISE = 1e-12
const SMALLEST = 1e-15

/** Equal up to rounding noise. */
export const isNear = (a: number, b: number): boolean =>
  a === b ||
  (Number.isFinite(a) &&
    Number.isFinite(b) &&
    Math.abs(a - b) <= Math.max(NOISE * Math.max(Math.abs(a), Math.abs(b)), SMALLEST))

/** The nearest whole number where the value is one up to noise; else as `cut` says. */
const nearly = (cut: (value: number) => number) => (value: number) => {
  const nearest = Math.round(value)
  return isNear(value, nearest) ? nearest : cut(value)
}

/**
 * Rounds half away from zero, with room for floating noise: 1.005 to two decimals is 1.01, as on paper.
 */
function round(value: number, decimals = 0): number {
  const scale = 10 ** decimals
  const scaled = Math.abs(value) * scale
  return (Math.sign(value) * Math.floor(scaled + 0.5 + scaled * NOISE)) / scale
}

const isWhole = (value: number) => Number.isInteger(value) && Math.abs(value) <= LARGEST_WHOLE

/** NaN for what is no whole number from 0 to 170: there is no such factorial, or no such number. */
function factorial(value: number): number {
  if (!isWhole(value) || value < 0) return Number.NaN
  if (value > LARGEST_FACTORIAL) return Number.POSITIVE_INFINITY
  let product = 1
  for (let factor = 2; factor <= value; factor++) product *= factor
  return product
}

const isChoice = (from: number, chosen: number) => isWhole(from) && isWhole(chosen) && from >= 0 && chosen >= 0
const roundsOfChoice = (from: number, chosen = from) => (from > LARGEST_CHOICE ? 0 : Math.min(chosen, from))

function combinations(from: number, chosen: number): number {
  if (!isChoice(from, chosen)) return Number.NaN
  if (chosen > from) return 0
  if (from > LARGEST_CHOICE) return Number.POSITIVE_INFINITY
  const rounds = Math.min(chosen, from - chosen)
  let count = 1
  for (let round = 1; round <= rounds; round++) count = (count * (from - rounds + round)) / round
  // divided after each factor it stays whole, but for noise where it is large
  return count <= LARGEST_WHOLE ? Math.round(count) : count
}

function permutations(from: number, chosen = from): number {
  if (!isChoice(from, chosen)) return Number.NaN
  if (chosen > from) return 0
  if (from > LARGEST_CHOICE) return Number.POSITIVE_INFINITY
  let count = 1
  for (let factor = from - chosen + 1; factor <= from; factor++) count *= factor
  return count
}

function gcd(...values: number[]): number {
  if (!values.every(isWhole)) return Number.NaN
  return values.reduce((first, second) => {
    let [a, b] = [Math.abs(first), Math.abs(second)]
    while (b > 0) [a, b] = [b, a % b]
    return a
  }, 0)
}

const lcm = (...values: number[]) => values.reduce((a, b) => (a === 0 || b === 0 ? 0 : Math.abs(a * b) / gcd(a, b)), 1)

const sum = (...values: number[]) => values.reduce((total, value) => total + value, 0)

function median(...values: number[]): number {
  const sorted = [...values].sort((a, b) => a - b)
  const [low = Number.NaN, high = low] = [
    sorted[Math.ceil(sorted.length / 2) - 1],
    sorted[Math.floor(sorted.length / 2)],
  ]
  return (low + high) / 2
}

const mod = (value: number, by: number) => (by === 0 ? value : value - by * Math.floor(value / by))

/** The real root: also of a negative number where the degree is odd. */
const nthRoot = (value: number, degree = 2) =>
  value < 0 && Math.abs(degree % 2) === 1 ? -((-value) ** (1 / degree)) : value ** (1 / degree)

function isPrime(value: number): number {
  if (!isWhole(value) || value < 2 || value > LARGEST_PRIME) return 0
  for (let divisor = 2; divisor * divisor <= value; divisor++) if (value % divisor === 0) return 0
  return 1
}

const LARGEST_SAMPLE = 1000

/**
 * The mean of `size` independent values from an exponential population with mean 1 (waiting times: skewed, with standard deviation 1), in the
 * `run`-th sample: chance that is the same on every machine, so that a simulation can be drawn, checked and spoken of. Each value is −ln(1 − u) of
 * an even one. NaN where the size is not a whole number from 1 to 1000.
 */
function randomMean(size: number, run: number): number {
  if (!isWhole(size) || size < 1 || size > LARGEST_SAMPLE) return Number.NaN
  const random = seededRandom(Math.round(run), 'sample')
  let total = 0
  for (let drawn = 0; drawn < size; drawn++) total -= Math.log1p(-random())
  return total / size
}

const one = (of: (value: number) => number, more: Partial<MathsFunction> = {}): MathsFunction => ({
  of,
  takes: [1, 1],
  ...more,
})
const many = (of: (...values: number[]) => number): MathsFunction => ({ of, takes: [1, MANY] })
const angleIn = { angle: 'in' } as const
const angleOut = { angle: 'out' } as const

/**
 * Every function there is, by the name templates call it. Each takes numbers and gives a number, in a bounded time whatever they are: the
 * ones that count refuse (NaN) or overflow (Infinity) where there would be too much to count.
 */
export const MATHS_FUNCTIONS: ReadonlyMap<string, MathsFunction> = new Map(
  Object.entries({
    abs: one(Math.abs),
    sqrt: one(Math.sqrt),
    cbrt: one(Math.cbrt),
    square: one((value) => value * value),
    cube: one((value) => value * value * value),
    exp: one(Math.exp),
    ln: one(Math.log),
    log: {
      of: (value, base) => (base === undefined ? Math.log(value) : Math.log(value) / Math.log(base)),
      takes: [1, 2],
    },
    log10: one(Math.log10),
    log2: one(Math.log2),
    sin: one(Math.sin, angleIn),
    cos: one(Math.cos, angleIn),
    tan: one(Math.tan, angleIn),
    sec: one((angle) => 1 / Math.cos(angle), angleIn),
    csc: one((angle) => 1 / Math.sin(angle), angleIn),
    cot: one((angle) => 1 / Math.tan(angle), angleIn),
    asin: one(Math.asin, angleOut),
    acos: one(Math.acos, angleOut),
    atan: one(Math.atan, angleOut),
    atan2: { of: Math.atan2, takes: [2, 2], angle: 'out' },
    sinh: one(Math.sinh),
    cosh: one(Math.cosh),
    tanh: one(Math.tanh),
    pow: { of: (base, exponent) => base ** exponent, takes: [2, 2] },
    nthRoot: { of: nthRoot, takes: [1, 2] },
    floor: one(nearly(Math.floor)),
    ceil: one(nearly(Math.ceil)),
    fix: one(nearly(Math.trunc)),
    round: { of: round, takes: [1, 2] },
    sign: one(Math.sign),
    mod: { of: mod, takes: [2, 2] },
    factorial: one(factorial, { rounds: (value) => (value <= LARGEST_FACTORIAL ? value : 0) }),
    combinations: { of: combinations, takes: [2, 2], rounds: roundsOfChoice },
    permutations: { of: permutations, takes: [1, 2], rounds: roundsOfChoice },
    gcd: many(gcd),
    lcm: many(lcm),
    max: many(Math.max),
    min: many(Math.min),
    mean: many((...values) => sum(...values) / values.length),
    median: many(median),
    sum: many(sum),
    randomMean: { of: randomMean, takes: [2, 2], rounds: (size) => (size <= LARGEST_SAMPLE ? size : 0) },
    isInteger: one((value) => (isNear(value, Math.round(value)) ? 1 : 0)),
    isPrime: one(isPrime, { rounds: (value) => (value <= LARGEST_PRIME ? Math.sqrt(Math.abs(value)) : 0) }),
  } satisfies Record<string, MathsFunction>),
)

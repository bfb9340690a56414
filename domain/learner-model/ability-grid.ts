/**
 * What is believed about an ability is a number at each point of a grid: a distribution of any shape. So what a blind guesser leaves
 * behind (a likelihood that is flat downwards) is held as it is, and the tree of abilities is worked out without approximation.
 * Ability: log-odds of solving an intermediate question.
 */
export const STEP = 0.4
export const LOWEST = -5
export const POINTS = 23
const ABILITIES = Float64Array.from({ length: POINTS }, (_, i) => LOWEST + i * STEP)

/** A number at each point of the grid. */
export type Belief = Float64Array

export const mapped = (belief: Belief, of: (value: number, i: number) => number): Belief => {
  const out = new Float64Array(POINTS)
  for (let i = 0; i < POINTS; i++) out[i] = of(belief[i] as number, i)
  return out
}
export const times = (a: Belief, b: Belief): Belief => {
  const out = new Float64Array(POINTS)
  for (let i = 0; i < POINTS; i++) out[i] = (a[i] as number) * (b[i] as number)
  return out
}
export const over = (a: Belief, b: Belief): Belief => {
  const out = new Float64Array(POINTS)
  for (let i = 0; i < POINTS; i++) out[i] = (a[i] as number) / (b[i] as number)
  return out
}
export const sumOver = (belief: Belief): number => {
  let sum = 0
  for (let i = 0; i < POINTS; i++) sum += belief[i] as number
  return sum
}
export const normalised = (belief: Belief): Belief => {
  const sum = sumOver(belief)
  return mapped(belief, (value) => value / sum)
}

const bell = (x: number, mean: number, spread: number): number => Math.exp(-0.5 * ((x - mean) / spread) ** 2)

/** @param parts normal distributions, each by its share */
export function mixtureOf(parts: readonly { share: number; mean: number; spread: number }[]): Belief {
  const bells = parts.map(({ mean, spread }) => normalised(ABILITIES.map((x) => bell(x, mean, spread))))
  return mapped(ABILITIES, (_, i) => parts.reduce((sum, { share }, n) => sum + share * (bells[n]?.[i] ?? 0), 0))
}

/** No likelihood is smaller than this part of the largest, in logarithms: beliefs are divided by each other. */
const FLOOR = -300

/** A log-likelihood as a likelihood whose largest value is 1, and the logarithm of what it was divided by. */
export function likelihoodOf(logs: Belief): { likelihood: Belief; peak: number } {
  let peak = Number.NEGATIVE_INFINITY
  for (let i = 0; i < POINTS; i++) peak = Math.max(peak, logs[i] as number)
  const likelihood = new Float64Array(POINTS)
  for (let i = 0; i < POINTS; i++) likelihood[i] = Math.exp(Math.max(FLOOR, (logs[i] as number) - peak))
  return { likelihood, peak }
}

/** How a child's ability lies around its parent's: normal, cut to the grid. `rows[parent][child]` are probabilities. */
export type Kernel = { rows: readonly Belief[]; reach: number }

export function kernelOf(spread: number): Kernel {
  const reach = Math.ceil((3.5 * spread) / STEP)
  const rows = Array.from({ length: POINTS }, (_, parent) =>
    normalised(
      mapped(ABILITIES, (ability, child) =>
        Math.abs(child - parent) > reach ? 0 : bell(ability, ABILITIES[parent] as number, spread),
      ),
    ),
  )
  return { rows, reach }
}

/** Of a function of the child, its mean at each ability of the parent. */
export function upwards({ rows, reach }: Kernel, child: Belief): Belief {
  const parent = new Float64Array(POINTS)
  for (let i = 0; i < POINTS; i++) {
    const row = rows[i] as Belief
    const last = Math.min(POINTS - 1, i + reach)
    let sum = 0
    for (let j = Math.max(0, i - reach); j <= last; j++) sum += (row[j] as number) * (child[j] as number)
    parent[i] = sum
  }
  return parent
}

/** The child's distribution that follows from the parent's. */
export function downwards({ rows, reach }: Kernel, parent: Belief): Belief {
  const child = new Float64Array(POINTS)
  for (let i = 0; i < POINTS; i++) {
    const row = rows[i] as Belief
    const weight = parent[i] as number
    const last = Math.min(POINTS - 1, i + reach)
    for (let j = Math.max(0, i - reach); j <= last; j++) child[j] = (child[j] as number) + weight * (row[j] as number)
  }
  return child
}

/** Smallest, first quartile, median, third quartile, largest. */
export type FiveNumbers = readonly [number, number, number, number, number]

/**
 * The five numbers of a list in any order; NaN of an empty one. Quartiles are the medians of the lower and the upper half without the middle
 * value, as the schools of Ontario, the College Board and the graphing calculators of schools have it.
 */
export function fiveNumbers(values: readonly number[]): FiveNumbers {
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

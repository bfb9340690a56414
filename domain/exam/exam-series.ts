import { seedSchema } from '../seed/seed.ts'

/** Exams in a series: twice as many as a student is thought to take, so that the fourth need not be the first again. */
export const SERIES_LENGTH = 6
/** So many exams before and after one, round the series, share as little with it as the bank allows: whoever takes three sees new questions. */
export const APART = 2

/** Which exam of its series a seed names, 0 to 5. So a retake, too, is named by one number, in a link and without a network (D14). */
export const takeOf = (seed: number): number => seed % SERIES_LENGTH

/** The seed of the first exam of the series, which stands for all of it. */
export const seriesOf = (seed: number): number => seed - takeOf(seed)

/** The seeds of a series in the order in which they are taken by whoever begins with `seed`; the very last series is cut short. */
export const seedsFrom = (seed: number): number[] =>
  Array.from({ length: SERIES_LENGTH }, (_, step) => seriesOf(seed) + ((takeOf(seed) + step) % SERIES_LENGTH)).filter(
    (one) => seedSchema.safeParse(one).success,
  )

/**
 * The seed of a student's next exam: the next of the series of the last one that they have not taken yet.
 * @param taken seeds of the exams they took, the latest first
 * @returns undefined where any seed will do: nothing was taken, or all of the series
 */
export function nextSeed(taken: readonly number[]): number | undefined {
  const [last] = taken
  return last === undefined ? undefined : seedsFrom(last).find((seed) => !taken.includes(seed))
}

/** How many exams lie between two of a series, by their places in it, the shorter way round; 1 for the next. */
export function distanceOf(take: number, other: number): number {
  const steps = Math.abs(take - other)
  return Math.min(steps, SERIES_LENGTH - steps)
}

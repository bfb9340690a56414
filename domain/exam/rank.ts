/** Numbers by which one thing comes before another: the first that differs decides, the smaller first. */
export type Rank = readonly number[]

function isBefore(a: Rank, b: Rank): boolean {
  for (const [index, value] of a.entries()) {
    const other = b[index] ?? 0
    if (Math.abs(value - other) > 1e-9) return value < other
  }
  return false
}

/** The thing that ranks first, of several alike the one that stands first; undefined where there is none. */
export function firstBy<T>(things: readonly T[], rankOf: (thing: T) => Rank): T | undefined {
  let best: { thing: T; rank: Rank } | undefined
  for (const thing of things) {
    const rank = rankOf(thing)
    if (!best || isBefore(rank, best.rank)) best = { thing, rank }
  }
  return best?.thing
}

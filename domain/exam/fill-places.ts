/**
 * Whether taking something leaves places that can all be filled: a set of three must not leave one place to a module that has sets only.
 * Where the places cannot be filled anyhow, whatever fits may be taken.
 * @param left how many places are still free
 * @param sizes what may fill them, by how many it takes: 1 for an item that stands alone
 * @returns asks with one of the sizes
 */
export function leavesFillable(left: number, sizes: readonly number[]): (size: number) => boolean {
  const sets = sizes.filter((size) => size > 1)
  if (sets.length === 0) return () => true
  const alone = sizes.length - sets.length
  const isFillable = canFill(left, alone, sets)
  const known = new Map<number, boolean>()
  return (size) => {
    const answer = known.get(size) ?? (isFillable ? canFillAfter(size, left, alone, sets) : size <= left)
    known.set(size, answer)
    return answer
  }
}

const canFillAfter = (size: number, left: number, alone: number, sets: readonly number[]): boolean =>
  size === 1 ? canFill(left - 1, alone - 1, sets) : canFill(left - size, alone, sets.toSpliced(sets.indexOf(size), 1))

/** Whether some of the sets, and items that stand alone for the rest, make exactly `left` items. */
function canFill(left: number, alone: number, sets: readonly number[]): boolean {
  if (left < 0 || alone < 0) return false
  const sums = new Set([0])
  for (const size of sets) for (const sum of [...sums]) if (sum + size <= left) sums.add(sum + size)
  return [...sums].some((sum) => left - sum <= alone)
}

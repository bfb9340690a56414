/** Places of an exam that are still free, and what may fill them: items that stand alone, and sets by their number of items. */
export type Fill = { left: number; alone: number; sets: readonly number[] }

/**
 * Whether taking something leaves places that can all be filled: a set of three must not leave one place to a module that has sets only.
 * Where the places cannot be filled anyhow, whatever fits may be taken.
 * @returns asks with the size of a set, or undefined for an item that stands alone
 */
export function leavesFillable({ left, alone, sets }: Fill): (setSize: number | undefined) => boolean {
  if (sets.length === 0) return () => true
  const isFillable = canFill({ left, alone, sets })
  const known = new Map<number | undefined, boolean>()
  return (setSize) => {
    const answer =
      known.get(setSize) ?? (isFillable ? canFill(without({ left, alone, sets }, setSize)) : (setSize ?? 1) <= left)
    known.set(setSize, answer)
    return answer
  }
}

function without({ left, alone, sets }: Fill, setSize: number | undefined): Fill {
  if (setSize === undefined) return { left: left - 1, alone: alone - 1, sets }
  const at = sets.indexOf(setSize)
  return { left: left - setSize, alone, sets: sets.filter((_, index) => index !== at) }
}

/** Whether some of the sets, and items that stand alone for the rest, make exactly `left` items. */
function canFill({ left, alone, sets }: Fill): boolean {
  if (left < 0 || alone < 0) return false
  const sums = new Set([0])
  for (const size of sets) for (const sum of [...sums]) if (sum + size <= left) sums.add(sum + size)
  return [...sums].some((sum) => left - sum <= alone)
}

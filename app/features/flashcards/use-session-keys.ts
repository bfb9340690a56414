import { digitOf, useShortcuts } from '#app/components/use-shortcuts.ts'
import type { Rating } from './use-review.ts'

export type SessionKeys = {
  flip: () => void
  step: (by: 1 | -1) => void
  rate: (rating: Rating) => void
  bookmark: () => void
  undo: () => void
  help: () => void
}

/** The keyboard of a session: Space or Enter flips, 1 to 4 rate, arrows step, B bookmarks, U undoes, ? shows the keys. */
export function useSessionKeys(keys: SessionKeys) {
  useShortcuts((event) => {
    const digit = digitOf(event)
    if (digit !== undefined) return digit <= 4 ? () => keys.rate(digit as Rating) : undefined
    const acts: Record<string, () => void> = {
      ' ': keys.flip,
      enter: keys.flip,
      arrowleft: () => keys.step(-1),
      arrowright: () => keys.step(1),
      b: keys.bookmark,
      u: keys.undo,
      '?': keys.help,
    }
    return acts[event.key.toLowerCase()]
  })
}

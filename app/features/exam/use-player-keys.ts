import { digitOf, useShortcuts } from '#app/components/use-shortcuts.ts'

export type PlayerKeys = {
  choose: (option: number) => void
  strike: (option: number) => void
  next: () => void
  previous: () => void
  flag: () => void
  help: () => void
}

const letters = 'abcdefgh'

/** Which option a key names: 1 to 8 or A to H; -1 for none. */
function optionOfKey(event: KeyboardEvent): number {
  const digit = digitOf(event)
  if (digit !== undefined) return digit - 1
  return event.key.length === 1 ? letters.indexOf(event.key.toLowerCase()) : -1
}

/**
 * The exam by keyboard: A–H or 1–8 choose, with Shift strike out; N and P move, F flags, ? helps. Letters that name no option of the
 * question do their other duty (F is an option only with six of them).
 */
export function usePlayerKeys(keys: PlayerKeys, optionCount: number) {
  useShortcuts((event) => {
    const option = optionOfKey(event)
    if (option >= 0 && option < optionCount) return () => (event.shiftKey ? keys.strike(option) : keys.choose(option))
    return { n: keys.next, p: keys.previous, f: keys.flag, '?': keys.help }[event.key.toLowerCase()]
  })
}

import type { Ilm } from '#gateway/ilm/ilm.ts'
import type { Log, Rate } from '../measure-dialogues.ts'
import { newRepeats, type Repeats } from './conversation.ts'

const KEPT_MISSES = 400

/** Counts by kind, over all conversations of the suite. */
export type Rates = {
  ilm: Ilm
  log: Log
  repeats: Repeats
  count: (name: string, held: boolean, miss: string) => void
  all: () => Rate[]
}

export function createRates(ilm: Ilm, log: Log): Rates {
  const rates = new Map<string, Rate>()
  const repeats = newRepeats()
  return {
    ilm,
    log,
    repeats,
    count: (name, held, miss) => {
      const rate = rates.get(name) ?? { name, held: 0, of: 0, misses: [] }
      rates.set(name, rate)
      rate.of++
      if (held) rate.held++
      else if (rate.misses.length < KEPT_MISSES) rate.misses.push(miss)
    },
    all: () => [
      ...rates.values(),
      { name: 'no passage twice in a conversation', ...repeats.passages },
      { name: 'no sentence twice in a conversation', ...repeats.sentences },
    ],
  }
}

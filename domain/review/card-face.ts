export type CardLevel = { label: 'Foundation' | 'Intermediate' | 'Advanced' | 'Standard'; tone: CardTone }
export type CardTone = 'green' | 'orange' | 'red' | 'plain'

/** The chip of a card's difficulty (FLC-19, OPN-71). */
export function cardLevel(difficulty: number | undefined): CardLevel {
  if (difficulty === undefined) return { label: 'Standard', tone: 'plain' }
  if (difficulty <= 2) return { label: 'Foundation', tone: 'green' }
  return difficulty <= 3 ? { label: 'Intermediate', tone: 'orange' } : { label: 'Advanced', tone: 'red' }
}

/** Tags that fit on a card's back (FLC-18). */
const SHOWN_TAGS = 3

/** The tags to show, and how many more there are: "+N" (FLC-18). */
export function shownTags(tags: readonly string[]): { shown: string[]; more: number } {
  return { shown: tags.slice(0, SHOWN_TAGS), more: Math.max(0, tags.length - SHOWN_TAGS) }
}

/** The place after a step forwards or back; the ends meet (FLC-16). 0 for an empty list. */
export function wrapIndex(index: number, count: number): number {
  return count === 0 ? 0 : ((index % count) + count) % count
}

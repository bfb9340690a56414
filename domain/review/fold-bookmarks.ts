import type { StudyEvent, StudyEventOf } from '../history/events.ts'
import { orderEvents } from '../history/order-events.ts'

/** Deck id to the ids of its bookmarked cards, in the order they were bookmarked (FLC-12 as amended by D5). */
export function foldBookmarks(events: readonly StudyEvent[], courseId: string): Record<string, string[]> {
  const decks = new Map<string, Set<string>>()
  for (const event of orderEvents(events.filter(isBookmark))) {
    if (event.courseId !== courseId) continue
    const cards = decks.get(event.deckId) ?? new Set()
    if (event.isBookmarked) cards.add(event.cardId)
    else cards.delete(event.cardId)
    decks.set(event.deckId, cards)
  }
  return Object.fromEntries([...decks].map(([deck, cards]) => [deck, [...cards]]))
}

const isBookmark = (event: StudyEvent): event is StudyEventOf<'card-bookmarked'> => event.type === 'card-bookmarked'

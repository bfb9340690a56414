import type { StudyEvent, StudyEventOf } from '../history/events.ts'
import { orderEvents } from '../history/order-events.ts'

export type OwnDeck = Pick<
  StudyEventOf<'own-deck-saved'>,
  'curriculum' | 'grade' | 'subject' | 'courseId' | 'moduleId' | 'deckId' | 'title' | 'cards'
>

/** The student's own decks as last saved, in the order they were first made. A deck saved again after deletion is back. */
export function foldOwnDecks(events: readonly StudyEvent[], courseId?: string): OwnDeck[] {
  const decks = new Map<string, OwnDeck>()
  for (const event of orderEvents(events.filter(isDeckEvent))) {
    if (event.type === 'own-deck-deleted') decks.delete(event.deckId)
    else {
      const { curriculum, grade, subject, moduleId, deckId, title, cards } = event
      decks.set(deckId, { curriculum, grade, subject, courseId: event.courseId, moduleId, deckId, title, cards })
    }
  }
  return [...decks.values()].filter((deck) => courseId === undefined || deck.courseId === courseId)
}

const isDeckEvent = (event: StudyEvent): event is StudyEventOf<'own-deck-saved' | 'own-deck-deleted'> =>
  event.type === 'own-deck-saved' || event.type === 'own-deck-deleted'

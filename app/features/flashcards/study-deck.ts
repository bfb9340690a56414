import type { CardOf } from '#domain/content/flashcards.ts'
import type { OwnDeck } from '#domain/review/fold-own-decks.ts'
import type { DeckCards } from '#domain/review/review-queue.ts'
import { plainRichText } from '#domain/text/plain-rich-text.ts'
import type { RichText } from '#domain/text/rich-text.ts'

export type ShownCard = CardOf<RichText>

/** A deck as it is studied, the course's or the student's own. */
export type StudyDeck = { id: string; title: string; isOwn: boolean; cards: ShownCard[] }

/** @param rendered texts of own cards as the server rendered them; what is missing shows as typed */
export function studyDeckOfOwn(deck: OwnDeck, rendered: ReadonlyMap<string, RichText>): StudyDeck {
  const side = (text: string) => ({ type: 'text' as const, content: rendered.get(text) ?? plainRichText(text) })
  const cards = deck.cards.map(({ id, front, back, tags }) => ({ id, front: side(front), back: side(back), tags }))
  return { id: deck.deckId, title: deck.title, isOwn: true, cards }
}

/** What the review schedule needs to know of a deck. */
export function deckCardsOf(courseId: string, moduleId: string, deck: StudyDeck): DeckCards {
  const lessons = deck.cards.flatMap((card) => (card.lessonId === undefined ? [] : [[card.id, card.lessonId] as const]))
  return {
    courseId,
    moduleId,
    deckId: deck.id,
    cardIds: deck.cards.map((card) => card.id),
    lessonOf: Object.fromEntries(lessons),
  }
}

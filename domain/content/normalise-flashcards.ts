import type { z } from 'zod'
import { isLoose } from '../response/is-loose.ts'
import {
  firstList,
  nearestMatchOf,
  readList,
  withItemKind,
  withoutNulls,
  withTextId,
} from '../response/loose-response.ts'
import { readLeniently } from '../response/read-leniently.ts'
import { cardSchemaOf, type DeckOf, deckSchemaOf } from './flashcards.ts'

export type NormalisedFlashcards<T> = {
  decks: DeckOf<T>[]
  /** decks and cards that could not be read; decks of another module are not counted */
  dropped: number
  nearestMatch?: string
}

/**
 * The answer of `GET /content/flashcards` in one shape: a list of decks, or an object with it under `decks`, `flashcards`, `items` or
 * the module's id. Decks without a text id or title or without a list of cards are dropped (FLC-22), and those of another
 * module when one is requested (FLC-23); of a deck with malformed cards only the cards are. Never throws.
 * @param text how texts are read: as Markdown, or rendered
 */
export function normaliseFlashcards<T>(
  answer: unknown,
  text: z.ZodType<T>,
  requestedModule?: string,
): NormalisedFlashcards<T> {
  const cardSchema = cardSchemaOf(text)
  const list = Array.isArray(answer)
    ? answer
    : isLoose(answer)
      ? (firstList(answer, ['decks', 'flashcards', 'items', requestedModule]) ?? [])
      : []
  const wanted = list.filter((deck) => isOfModule(deck, requestedModule))
  let droppedCards = 0
  const { items, dropped } = readList(wanted, deckSchemaOf(text), (item) => {
    const deck = withoutNulls(item)
    // FLC-22 asks for a text id and title: a number is not made into one here.
    if (!isLoose(deck) || typeof deck.id !== 'string' || typeof deck.title !== 'string') return undefined
    if (!Array.isArray(deck.cards)) return undefined
    const prepared = deck.cards.map(preparedCard)
    const cards = prepared.filter((card) => readLeniently(card, cardSchema) !== undefined)
    droppedCards += prepared.length - cards.length
    return { ...deck, cards }
  })
  return { decks: items, dropped: dropped + droppedCards, ...nearestMatchOf(answer) }
}

function isOfModule(deck: unknown, requested: string | undefined): boolean {
  if (requested === undefined || !isLoose(deck)) return true
  return deck.moduleId === undefined || deck.moduleId === null || deck.moduleId === requested
}

/** FLC-24: the explanation may stand inside the back. */
function preparedCard(card: unknown, index: number): unknown {
  const named = withTextId(card)
  if (!isLoose(named)) return named
  const inBack = isLoose(named.back) ? named.back.explanation : undefined
  return {
    ...named,
    id: named.id ?? `card-${index + 1}`,
    front: withItemKind(named.front),
    back: withItemKind(named.back),
    ...(named.explanation === undefined && inBack !== undefined && { explanation: inBack }),
  }
}

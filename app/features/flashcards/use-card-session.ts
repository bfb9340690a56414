import { useState } from 'react'
import { wrapIndex } from '#domain/review/card-face.ts'
import type { ReviewQueue } from '#domain/review/review-queue.ts'
import { seededRandom, shuffled } from '#domain/seed/seeded-random.ts'
import type { ShownCard } from './study-deck.ts'

export type CardFilter = 'all' | 'bookmarked' | 'due'

type SessionInput = {
  cards: readonly ShownCard[]
  bookmarked: readonly string[]
  due: ReviewQueue | undefined
  dueUpdatedAt: number
}

/**
 * Which cards are in the session, which one is shown, and which side of it (FLC-10..16). The card shown is held by its id, so
 * that a queue that changes under way does not take it out of the student's hands.
 */
export function useCardSession({ cards, bookmarked, due, dueUpdatedAt }: SessionInput) {
  const [filter, setFilterState] = useState<CardFilter>('all')
  const [shuffleSeed, setShuffleSeed] = useState<number | null>(null)
  const [current, setCurrent] = useState<{ id: string | null; index: number }>({ id: null, index: 0 })
  const [flippedId, setFlippedId] = useState<string | null>(null)
  /** a card just rated leaves the due list at once, not when the new list arrives */
  const [leaving, setLeaving] = useState<{ cardId: string; asOf: number } | null>(null)

  const shown = cardsOfFilter()
  const list = shuffleSeed === null ? shown : shuffled(seededRandom(shuffleSeed, 'deck'), shown)
  const held = list.findIndex((card) => card.id === current.id)
  const index = held >= 0 ? held : Math.min(current.index, Math.max(0, list.length - 1))
  const card = list[index]

  function cardsOfFilter(): ShownCard[] {
    if (filter === 'bookmarked') return cards.filter((one) => bookmarked.includes(one.id))
    if (filter === 'all' || !due) return [...cards]
    const byId = new Map(cards.map((one) => [one.id, one]))
    const isLeaving = (id: string) => leaving?.cardId === id && leaving.asOf === dueUpdatedAt
    return due.cards.flatMap(({ cardId }) => (isLeaving(cardId) ? [] : (byId.get(cardId) ?? [])))
  }
  function goTo(next: number) {
    const place = wrapIndex(next, list.length)
    setCurrent({ id: list[place]?.id ?? null, index: place })
    setFlippedId(null)
  }
  function first() {
    setCurrent({ id: null, index: 0 })
    setFlippedId(null)
  }

  return {
    filter,
    isShuffled: shuffleSeed !== null,
    list,
    index,
    card,
    isFlipped: card !== undefined && flippedId === card.id,
    flip: () => card && setFlippedId(flippedId === card.id ? null : card.id),
    step: (by: 1 | -1) => goTo(index + by),
    first,
    /** shows one card, wherever it stands now */
    show: (cardId: string) => {
      setCurrent({ id: cardId, index })
      setFlippedId(null)
      setLeaving(null)
    },
    /** after a rating: on to the next card */
    leave: (cardId: string) => {
      if (filter === 'due') {
        setLeaving({ cardId, asOf: dueUpdatedAt })
        setCurrent({ id: null, index })
        setFlippedId(null)
      } else goTo(index + 1)
    },
    setFilter: (next: CardFilter) => {
      setFilterState(next)
      first()
    },
    toggleShuffle: () => {
      setShuffleSeed(shuffleSeed === null ? Math.floor(Math.random() * 2 ** 32) : null)
      first()
    },
  }
}
export type CardSession = ReturnType<typeof useCardSession>

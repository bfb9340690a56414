import { type CardSchedule, cardKey } from './card-schedule.ts'
import { recallOn } from './recall.ts'

export type DeckCards = { courseId: string; moduleId: string; deckId: string; cardIds: readonly string[] }
export type DueCounts = {
  /** new cards that today's limit still allows */
  new: number
  /** learning cards due by now */
  learning: number
  /** review cards due today that today's limit still allows */
  review: number
}
export type ReviewQueue = {
  /** cards to show under "Due", in order; deck and card ids */
  cards: { deckId: string; cardId: string; kind: keyof DueCounts }[]
  counts: DueCounts
  /** due today, but over today's limit: they come on another day */
  heldBack: { new: number; review: number }
}
type Limits = { newCards: number; reviews: number }
type Moment = { now: number; today: number }

/**
 * What is due now in the given decks: learning cards whose minutes are over, then review cards of today and before (the ones
 * most likely forgotten first), then new cards in the order of their deck; reviews and new cards under the daily limits,
 * which hold over all decks together. After a break the backlog therefore comes in daily portions.
 * @param schedules all schedules of the student, of these decks and of others (their reviews today count towards the limits)
 */
export function buildReviewQueue(
  decks: readonly DeckCards[],
  schedules: ReadonlyMap<string, CardSchedule>,
  limits: Limits,
  { now, today }: Moment,
): ReviewQueue {
  const left = limitsLeft(schedules.values(), limits, today)
  const learning: CardSchedule[] = []
  const review: CardSchedule[] = []
  const fresh: { deckId: string; cardId: string }[] = []
  for (const { courseId, moduleId, deckId, cardIds } of decks) {
    for (const cardId of cardIds) {
      const schedule = schedules.get(cardKey({ courseId, moduleId, deckId, cardId }))
      if (!schedule) fresh.push({ deckId, cardId })
      else if (schedule.state === 'review') {
        if (schedule.dueDay <= today) review.push(schedule)
      } else if (schedule.due <= now) learning.push(schedule)
    }
  }
  learning.sort((a, b) => a.due - b.due || compareKeys(a, b))
  review.sort((a, b) => recallOn(a, today) - recallOn(b, today) || compareKeys(a, b))
  const reviews = review.slice(0, left.reviews)
  const news = fresh.slice(0, left.newCards)
  const named = (kind: keyof DueCounts) => (card: { deckId: string; cardId: string }) => ({
    deckId: card.deckId,
    cardId: card.cardId,
    kind,
  })
  return {
    cards: [...learning.map(named('learning')), ...reviews.map(named('review')), ...news.map(named('new'))],
    counts: { learning: learning.length, review: reviews.length, new: news.length },
    heldBack: { review: review.length - reviews.length, new: fresh.length - news.length },
  }
}

/** What today's limits still allow. A card counts once a day, however often it was rated. */
export function limitsLeft(schedules: Iterable<CardSchedule>, limits: Limits, today: number): Limits {
  let newCards = 0
  let reviews = 0
  for (const schedule of schedules) {
    if (schedule.firstRatedDay === today) newCards++
    else if (schedule.lastRatedDay === today) reviews++
  }
  return { newCards: Math.max(0, limits.newCards - newCards), reviews: Math.max(0, limits.reviews - reviews) }
}

const compareKeys = (a: CardSchedule, b: CardSchedule): number => (cardKey(a) < cardKey(b) ? -1 : 1)

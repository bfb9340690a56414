import { type CardSchedule, cardKey } from './card-schedule.ts'
import { skillKey } from './missed-skills.ts'
import { recallOn } from './recall.ts'

export type DeckCards = {
  courseId: string
  moduleId: string
  deckId: string
  cardIds: readonly string[]
  /** card id to the lesson that teaches it */
  lessonOf?: Readonly<Record<string, string>>
}
type DueCounts = {
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
 * which hold over all decks together. After a break the backlog therefore comes in daily portions. Cards whose skill was missed
 * in an exam come first among the reviews and among the new ones.
 * @param schedules all schedules of the student, of these decks and of others (their reviews today count towards the limits)
 * @param missed keys (`skillKey`) of the skills missed in exams
 */
export function buildReviewQueue(
  decks: readonly DeckCards[],
  schedules: ReadonlyMap<string, CardSchedule>,
  limits: Limits,
  { now, today }: Moment,
  missed: ReadonlySet<string> = new Set(),
): ReviewQueue {
  const left = limitsLeft(schedules.values(), limits, today)
  const learning: CardSchedule[] = []
  const review: CardSchedule[] = []
  const fresh: { deckId: string; cardId: string; isMissed: boolean }[] = []
  for (const { courseId, moduleId, deckId, cardIds, lessonOf } of decks) {
    for (const cardId of cardIds) {
      const schedule = schedules.get(cardKey({ courseId, moduleId, deckId, cardId }))
      const lessonId = lessonOf?.[cardId]
      const isMissed = lessonId !== undefined && missed.has(skillKey({ courseId, moduleId, lessonId }))
      if (!schedule) fresh.push({ deckId, cardId, isMissed })
      else if (schedule.state === 'review') {
        if (schedule.dueDay <= today) review.push(schedule)
      } else if (schedule.due <= now) learning.push(schedule)
    }
  }
  learning.sort((a, b) => a.due - b.due || compareKeys(a, b))
  const isMissed = (card: CardSchedule) => Number(card.missedAt !== undefined)
  review.sort((a, b) => isMissed(b) - isMissed(a) || recallOn(a, today) - recallOn(b, today) || compareKeys(a, b))
  fresh.sort((a, b) => Number(b.isMissed) - Number(a.isMissed))
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

/**
 * The queue of a course that has an exam date: which reviews come today is then the exam schedule's to say
 * (schedule-for-exam.ts). Learning and new cards stay, and so do reviews of skills missed in an exam.
 * @param picks today's cards by the exam schedule, best first; those of other decks are left out
 */
export function queueForExam(
  queue: ReviewQueue,
  picks: readonly CardSchedule[],
  decks: readonly DeckCards[],
  schedules: ReadonlyMap<string, CardSchedule>,
): ReviewQueue {
  const known = new Set(decks.flatMap((deck) => deck.cardIds.map((cardId) => cardKey({ ...deck, cardId }))))
  const courseOf = new Map(decks.map((deck) => [deck.deckId, deck]))
  const isMissed = ({ deckId, cardId }: ReviewQueue['cards'][number]) => {
    const deck = courseOf.get(deckId)
    return deck !== undefined && schedules.get(cardKey({ ...deck, cardId }))?.missedAt !== undefined
  }
  const kept = queue.cards.filter((card) => card.kind !== 'review' || isMissed(card))
  const shown = new Set(kept.map((card) => `${card.deckId}/${card.cardId}`))
  const added = picks
    .filter((card) => known.has(cardKey(card)) && !shown.has(`${card.deckId}/${card.cardId}`))
    .map(({ deckId, cardId }) => ({ deckId, cardId, kind: 'review' as const }))
  const order = { learning: 0, review: 1, new: 2 }
  const cards = [...kept, ...added].sort((a, b) => order[a.kind] - order[b.kind])
  const review = cards.filter((card) => card.kind === 'review').length
  return { cards, counts: { ...queue.counts, review }, heldBack: { ...queue.heldBack, review: 0 } }
}

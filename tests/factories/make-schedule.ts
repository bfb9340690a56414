import { type CardSchedule, cardKey } from '#domain/review/card-schedule.ts'

/** Study day that stands for today where a test needs one, and six in the evening of it, UTC. */
export const TODAY = 20_700
export const EVENING = TODAY * 86_400_000 + 18 * 3_600_000

/** A card in review, due today, rated ten days ago, unless told otherwise. */
export const makeSchedule = (cardId: string, change: Partial<CardSchedule> = {}): CardSchedule => ({
  courseId: 'SNC1W',
  moduleId: 'matter',
  deckId: 'deck',
  cardId,
  state: 'review',
  due: EVENING,
  dueDay: TODAY,
  stability: 10,
  difficulty: 5,
  step: 0,
  reps: 3,
  lapses: 0,
  isLeech: false,
  lastRated: (TODAY - 10) * 86_400_000,
  lastRatedDay: TODAY - 10,
  firstRatedDay: TODAY - 20,
  ...change,
})

/** Schedules by card key, as the queue asks for them. */
export const schedulesOf = (...cards: CardSchedule[]) => new Map(cards.map((card) => [cardKey(card), card]))

/** A deck of the course with these cards, in this order. */
export const makeDeck = (...cardIds: string[]) => ({ courseId: 'SNC1W', moduleId: 'matter', deckId: 'deck', cardIds })

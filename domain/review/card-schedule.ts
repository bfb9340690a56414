/** Where a card stands. Plain values only: it crosses from the worker to the pages. */
export type CardSchedule = {
  courseId: string
  moduleId: string
  deckId: string
  cardId: string
  /** learning and relearning cards come back within minutes, review cards after days */
  state: 'learning' | 'review' | 'relearning'
  /** UTC milliseconds. Learning cards are due at this minute, review cards on the study day it falls on */
  due: number
  /** number of the study day it is due on (study-day.ts) */
  dueDay: number
  /** FSRS: days until recall falls to 90 % */
  stability: number
  /** FSRS: 1 easy to 10 hard */
  difficulty: number
  /** which learning step comes next */
  step: number
  reps: number
  /** times it was forgotten after it had been learned */
  lapses: number
  /** forgotten so often that more of the same will not help */
  isLeech: boolean
  /** UTC milliseconds and study day of the latest rating */
  lastRated: number
  lastRatedDay: number
  /** study day of the first rating */
  firstRatedDay: number
  /** the lesson that teaches it, as far as ratings told */
  lessonId?: string
  /** UTC milliseconds: due earlier than planned, because its skill was missed in an exam then (missed-skills.ts) */
  missedAt?: number
}

/** Forgotten this often, a card should be rewritten or learned another way (the threshold of other programs). */
export const LEECH_LAPSES = 8

/** '/' cannot occur in the ids of content. */
export const cardKey = (card: { courseId: string; moduleId: string; deckId: string; cardId: string }): string =>
  `${card.courseId}/${card.moduleId}/${card.deckId}/${card.cardId}`

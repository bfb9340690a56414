import { foldCardSchedules } from '#domain/history/fold-card-schedules.ts'
import { foldSettings } from '#domain/history/fold-settings.ts'
import { dayNumber, studyDayNumber } from '#domain/history/study-day.ts'
import { countStudyStreak, type StudyStreak } from '#domain/history/study-streak.ts'
import { type CardSchedule, cardKey } from '#domain/review/card-schedule.ts'
import { type ForecastDay, forecastDue } from '#domain/review/forecast.ts'
import { previewRatings, rateCard } from '#domain/review/rate-card.ts'
import { buildReviewQueue, type DeckCards, limitsLeft, type ReviewQueue } from '#domain/review/review-queue.ts'
import { pickForExam } from '#domain/review/schedule-for-exam.ts'
import type { StudySession } from './study-session.ts'

/** Where and when a question is asked: UTC milliseconds and IANA zone. */
export type Clock = { now: number; zone: string }
export type DeckCount = { deckId: string; moduleId: string; total: number; learned: number } & ReviewQueue['counts']

/** Card schedules over the whole history. */
export function createScheduleFold(session: StudySession) {
  let schedules = new Map<string, CardSchedule>()
  let foldedAt = { log: session.log, epoch: -1, ratings: 0, undone: 0 }

  /** Schedules are folded once, then one rating at a time; an undo or a late event folds them again. */
  const current = (): Map<string, CardSchedule> => {
    const { log, epoch } = session
    const ratings = log.table('card-rated')?.count ?? 0
    const undone = log.table('card-rating-undone')?.count ?? 0
    const isContinued = foldedAt.log === log && foldedAt.epoch === epoch && foldedAt.undone === undone
    if (!isContinued) schedules = foldCardSchedules(log.eventsOf('card-rated', 'card-rating-undone'))
    else if (ratings > foldedAt.ratings) {
      for (const rating of log.eventsOf('card-rated').slice(foldedAt.ratings)) {
        const key = cardKey(rating)
        schedules.set(key, rateCard(schedules.get(key), rating))
      }
    }
    foldedAt = { log, epoch, ratings, undone }
    return schedules
  }
  return current
}
export type ScheduleFold = ReturnType<typeof createScheduleFold>

/** Answers about flashcards: what is due, how much, when (D6, FLC rows). */
export function createReviewAnswers(session: StudySession, current: ScheduleFold) {
  const settings = () => foldSettings(session.log.eventsOf('review-limits-changed', 'exam-date-set'))
  const ofCourse = (courseId: string | undefined) =>
    [...current().values()].filter((schedule) => courseId === undefined || schedule.courseId === courseId)

  return {
    /** The "Due" queue over the given decks, under today's limits. */
    dueCards: (decks: DeckCards[], { now, zone }: Clock): ReviewQueue =>
      buildReviewQueue(decks, current(), settings().reviewLimits, { now, today: studyDayNumber(now, zone) }),
    /** Due counts of each deck by itself. */
    deckCounts: (decks: DeckCards[], { now, zone }: Clock): DeckCount[] => {
      const known = current()
      const { reviewLimits } = settings()
      const today = studyDayNumber(now, zone)
      return decks.map((deck) => {
        const { counts } = buildReviewQueue([deck], known, reviewLimits, { now, today })
        const learned = deck.cardIds.filter((cardId) => known.has(cardKey({ ...deck, cardId }))).length
        return { deckId: deck.deckId, moduleId: deck.moduleId, total: deck.cardIds.length, learned, ...counts }
      })
    },
    /** Schedules of cards that have been rated, by card id. */
    deckSchedules: (deck: Omit<DeckCards, 'cardIds'>): Record<string, CardSchedule> =>
      Object.fromEntries(
        ofCourse(deck.courseId)
          .filter((schedule) => schedule.moduleId === deck.moduleId && schedule.deckId === deck.deckId)
          .map((schedule) => [schedule.cardId, schedule]),
      ),
    /** Milliseconds until a card would come back after each rating. */
    ratingPreview: (
      card: { courseId: string; moduleId: string; deckId: string; cardId: string },
      { now, zone }: Clock,
    ): Record<1 | 2 | 3 | 4, number> => previewRatings(current().get(cardKey(card)), { ...card, at: now, zone }),
    /** Known cards due on each of the next 30 study days. */
    forecast: (courseId: string | undefined, { now, zone }: Clock): ForecastDay[] =>
      forecastDue(ofCourse(courseId), studyDayNumber(now, zone)),
    /** Cards to review today for the course's exam, best first; empty when no date is set or it has passed. */
    examReview: (
      courseId: string,
      { now, zone }: Clock,
    ): { moduleId: string; deckId: string; cardId: string; gain: number }[] => {
      const { examDates, reviewLimits } = settings()
      const date = examDates[courseId]
      const today = studyDayNumber(now, zone)
      if (date === undefined || dayNumber(date) < today) return []
      const left = limitsLeft(current().values(), reviewLimits, today)
      return pickForExam(ofCourse(courseId), today, dayNumber(date), left.reviews, reviewLimits.reviews).map(
        ({ card, gain }) => ({
          moduleId: card.moduleId,
          deckId: card.deckId,
          cardId: card.cardId,
          gain,
        }),
      )
    },
    /** Study days in a row, by any act of study, in the zone each act happened in. */
    studyStreak: ({ now, zone }: Clock): StudyStreak =>
      countStudyStreak(session.log.studyDays(), studyDayNumber(now, zone)),
  }
}

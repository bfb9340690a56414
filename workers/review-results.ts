import type { LoadedLog } from '#domain/history/loaded-log.ts'
import { type Clock, dayNumber, studyDayNumber } from '#domain/history/study-day.ts'
import { countStudyStreak, type StudyStreak } from '#domain/progress/study-streak.ts'
import { type CardSchedule, cardKey } from '#domain/review/card-schedule.ts'
import { foldSettings } from '#domain/review/fold-settings.ts'
import { type ForecastDay, forecastDue } from '#domain/review/forecast.ts'
import { skillKey } from '#domain/review/missed-skills.ts'
import { moduleCards } from '#domain/review/module-cards.ts'
import { previewRatings } from '#domain/review/rate-card.ts'
import {
  buildReviewQueue,
  type DeckCards,
  limitsLeft,
  queueForExam,
  type ReviewQueue,
} from '#domain/review/review-queue.ts'
import { type ExamPick, pickForExam } from '#domain/review/schedule-for-exam.ts'
import type { CourseViews } from './course-views.ts'

export type DeckCount = { deckId: string; moduleId: string; total: number; learned: number } & ReviewQueue['counts']

/**
 * Results about flashcards: what is due, how much, when (D6, FLC rows).
 * @param views the cards as their course sees them
 */
export function createReviewResults(
  log: () => LoadedLog,
  { learner, learnerOf, missedOf }: Pick<CourseViews, 'learner' | 'learnerOf' | 'missedOf'>,
) {
  const settings = () => foldSettings(log().eventsOf('review-limits-changed', 'exam-date-set'))
  /** Schedules of all cards, those of a course as it sees them. */
  const knownTo = (courseId: string | undefined): ReadonlyMap<string, CardSchedule> =>
    (courseId === undefined ? learner() : learnerOf(courseId)).schedules
  const ofCourse = (courseId: string | undefined) =>
    [...knownTo(courseId).values()].filter((schedule) => courseId === undefined || schedule.courseId === courseId)
  const onlyCourseOf = (decks: readonly DeckCards[]): string | undefined => {
    const [courseId, ...others] = new Set(decks.map((deck) => deck.courseId))
    return others.length === 0 ? courseId : undefined
  }

  const picksFor = (courseId: string, { now, zone }: Clock): ExamPick[] | undefined => {
    const { examDates, reviewLimits } = settings()
    const date = examDates[courseId]
    const today = studyDayNumber(now, zone)
    if (date === undefined || dayNumber(date) < today) return undefined
    const left = limitsLeft(knownTo(courseId).values(), reviewLimits, today)
    return pickForExam(ofCourse(courseId), today, dayNumber(date), left.reviews, reviewLimits.reviews)
  }
  const queueOf = (decks: DeckCards[], clock: Clock): ReviewQueue => {
    const courseId = onlyCourseOf(decks)
    const known = knownTo(courseId)
    const moment = { now: clock.now, today: studyDayNumber(clock.now, clock.zone) }
    const missed = new Set(missedOf(courseId).map(skillKey))
    const queue = buildReviewQueue(decks, known, settings().reviewLimits, moment, missed)
    const picks = courseId === undefined ? undefined : picksFor(courseId, clock)
    return picks
      ? queueForExam(
          queue,
          picks.map(({ card }) => card),
          decks,
          known,
        )
      : queue
  }

  return {
    /** The "Due" queue over the given decks, under today's limits; of one course with an exam date, scheduled towards it. */
    dueCards: queueOf,
    /** Due counts of each deck by itself. */
    deckCounts: (decks: DeckCards[], clock: Clock): DeckCount[] =>
      decks.map((deck) => {
        const known = knownTo(deck.courseId)
        const { counts } = queueOf([deck], clock)
        const learned = deck.cardIds.filter((cardId) => known.has(cardKey({ ...deck, cardId }))).length
        return { deckId: deck.deckId, moduleId: deck.moduleId, total: deck.cardIds.length, learned, ...counts }
      }),
    /** Known cards of each module of a course, and how many of them are due by now; modules without any are not in it. */
    moduleCards: (courseId: string, { now, zone }: Clock): Record<string, { learned: number; due: number }> =>
      Object.fromEntries(
        moduleCards(ofCourse(courseId), studyDayNumber(now, zone), now).map(({ moduleId, learned, due }) => [
          moduleId,
          { learned, due },
        ]),
      ),
    /** Modules of any course with cards due by now, the most first. */
    dueModules: ({ now, zone }: Clock): { courseId: string; moduleId: string; due: number }[] =>
      moduleCards(knownTo(undefined).values(), studyDayNumber(now, zone), now)
        .filter(({ due }) => due > 0)
        .map(({ courseId, moduleId, due }) => ({ courseId, moduleId, due }))
        .sort((a, b) => b.due - a.due),
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
    ): Record<1 | 2 | 3 | 4, number> =>
      previewRatings(knownTo(card.courseId).get(cardKey(card)), { ...card, at: now, zone }),
    /** Known cards due on each of the next 30 study days. */
    forecast: (courseId: string | undefined, { now, zone }: Clock): ForecastDay[] =>
      forecastDue(ofCourse(courseId), studyDayNumber(now, zone)),
    /** Study days in a row, by any act of study, in the zone each act happened in. */
    studyStreak: ({ now, zone }: Clock): StudyStreak => countStudyStreak(log().studyDays(), studyDayNumber(now, zone)),
  }
}

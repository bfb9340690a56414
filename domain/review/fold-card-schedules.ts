import type { LogFold } from '../history/carry-fold.ts'
import type { StudyEvent, StudyEventOf } from '../history/events.ts'
import { compareEvents, orderEvents } from '../history/order-events.ts'
import { type CardSchedule, cardKey } from './card-schedule.ts'
import { bringForward, type MissedSkill, missedSkills, skillKey } from './missed-skills.ts'
import { rateCard } from './rate-card.ts'

/**
 * Schedules by card key, from all ratings that were not undone (D6) and from the skills missed in exams, whose cards come due.
 * @param missed left out, they are found among the events
 */
export function foldCardSchedules(
  events: readonly StudyEvent[],
  courseId?: string,
  missed: readonly MissedSkill[] = missedSkills(events),
): Map<string, CardSchedule> {
  const undone = new Set(events.filter(isUndo).map((event) => event.ratingId))
  const schedules = new Map<string, CardSchedule>()
  const cardsOfSkill = new Map<string, Set<string>>()
  const misses = [...missed].sort(compareEvents)
  let nextMiss = 0

  const applyMissesBefore = (rating: { at: number; id: string } | undefined) => {
    for (let miss = misses[nextMiss]; miss && (!rating || compareEvents(miss, rating) < 0); miss = misses[nextMiss]) {
      for (const key of cardsOfSkill.get(skillKey(miss)) ?? []) {
        const schedule = schedules.get(key)
        if (schedule) schedules.set(key, bringForward(schedule, miss))
      }
      nextMiss++
    }
  }
  for (const rating of orderEvents(events.filter(isRating))) {
    if (undone.has(rating.id) || (courseId !== undefined && rating.courseId !== courseId)) continue
    applyMissesBefore(rating)
    const key = cardKey(rating)
    const schedule = rateCard(schedules.get(key), rating)
    schedules.set(key, schedule)
    if (schedule.lessonId === undefined) continue
    const skill = skillKey({ ...schedule, lessonId: schedule.lessonId })
    cardsOfSkill.set(skill, (cardsOfSkill.get(skill) ?? new Set()).add(key))
  }
  applyMissesBefore(undefined)
  return schedules
}

/**
 * Schedules over a whole log, carried along rating by rating. An undo and a skill missed since change what earlier ratings came to,
 * and start them over.
 * @param missed all skills missed in exams so far
 */
export const scheduleFold = (missed: () => readonly MissedSkill[]): LogFold<Map<string, CardSchedule>> => ({
  type: 'card-rated',
  start: (log) => foldCardSchedules(log.eventsOf('card-rated', 'card-rating-undone'), undefined, missed()),
  step: (schedules, log, row) => {
    // by the clock of another device an undo may stand before its rating
    const undone = new Set(log.eventsOf('card-rating-undone').map((event) => event.ratingId))
    for (const rating of log.eventsOf('card-rated').slice(row)) {
      if (undone.has(rating.id)) continue
      const key = cardKey(rating)
      schedules.set(key, rateCard(schedules.get(key), rating))
    }
  },
  restsOn: (log) => [log.table('card-rating-undone')?.count, missed().length],
})

const isRating = (event: StudyEvent): event is StudyEventOf<'card-rated'> => event.type === 'card-rated'
const isUndo = (event: StudyEvent): event is StudyEventOf<'card-rating-undone'> => event.type === 'card-rating-undone'

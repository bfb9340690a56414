import { type CardSchedule, cardKey } from '../review/card-schedule.ts'
import { rateCard } from '../review/rate-card.ts'
import type { StudyEvent, StudyEventOf } from './events.ts'
import { orderEvents } from './order-events.ts'

/** Schedules by card key, from all ratings that were not undone (D6). */
export function foldCardSchedules(events: readonly StudyEvent[], courseId?: string): Map<string, CardSchedule> {
  const undone = new Set(events.filter(isUndo).map((event) => event.ratingId))
  const schedules = new Map<string, CardSchedule>()
  for (const rating of orderEvents(events.filter(isRating))) {
    if (undone.has(rating.id) || (courseId !== undefined && rating.courseId !== courseId)) continue
    const key = cardKey(rating)
    schedules.set(key, rateCard(schedules.get(key), rating))
  }
  return schedules
}

const isRating = (event: StudyEvent): event is StudyEventOf<'card-rated'> => event.type === 'card-rated'
const isUndo = (event: StudyEvent): event is StudyEventOf<'card-rating-undone'> => event.type === 'card-rating-undone'

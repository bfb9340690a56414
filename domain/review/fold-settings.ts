import type { StudyEvent, StudyEventOf } from '../history/events.ts'
import { orderEvents } from '../history/order-events.ts'

/** Cards a day, until the student says otherwise: the defaults students know from other spaced-repetition programs. */
export const DEFAULT_REVIEW_LIMITS = { newCards: 20, reviews: 200 }

export type StudySettings = {
  reviewLimits: { newCards: number; reviews: number }
  /** course id to the day of its exam, YYYY-MM-DD */
  examDates: Record<string, string>
}

type Relevant = StudyEventOf<'review-limits-changed' | 'exam-date-set'>
const isRelevant = (event: StudyEvent): event is Relevant =>
  event.type === 'review-limits-changed' || event.type === 'exam-date-set'

/** Daily limits and exam dates: the latest of each counts. */
export function foldSettings(events: readonly StudyEvent[]): StudySettings {
  let reviewLimits = DEFAULT_REVIEW_LIMITS
  const examDates: Record<string, string> = {}
  for (const event of orderEvents(events.filter(isRelevant))) {
    if (event.type === 'review-limits-changed') {
      reviewLimits = { newCards: event.newCards, reviews: event.reviews }
    } else if (event.date === null) delete examDates[event.courseId]
    else examDates[event.courseId] = event.date
  }
  return { reviewLimits, examDates }
}

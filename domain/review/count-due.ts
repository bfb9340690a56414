import type { CardSchedule } from './card-schedule.ts'
import { limitsLeft } from './review-queue.ts'

/**
 * Known cards due by a study day, after the day's limit of reviews, and how many new cards the day still allows.
 * @param known all schedules: the limits hold over all courses @param courseId count the cards of this course only
 */
export function countDue(
  known: Iterable<CardSchedule>,
  limits: { newCards: number; reviews: number },
  today: number,
  courseId?: string,
): { cards: number; newCardsLeft: number } {
  const schedules = [...known]
  const due = schedules.filter((card) => card.dueDay <= today && (courseId === undefined || card.courseId === courseId))
  const reviews = due.filter((card) => card.state === 'review').length
  const left = limitsLeft(schedules, limits, today)
  return { cards: due.length - reviews + Math.min(reviews, left.reviews), newCardsLeft: left.newCards }
}

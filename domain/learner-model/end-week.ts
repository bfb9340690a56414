import type { CourseEvidence } from './course-evidence.ts'

const WEEK = 7 * 86_400_000
/** Weeks kept: with the running one, the sixteen that the calendar of study days shows. */
const MOST_WEEKS = 15

/**
 * Keeps how a course stands when its next answer falls into another week (of 1970-01-01 and every seventh day since, UTC), so that the
 * forecast of then can be worked out later. Lessons are shared with the kept week until they are written again (`lessonIn`): a week costs
 * what was studied in it, not what is known.
 * @param at UTC milliseconds of the next answer, before it is taken in
 */
export function endWeek(course: CourseEvidence, at: number): void {
  if (course.answers === 0 || Math.floor(at / WEEK) <= Math.floor(course.lastAnswered / WEEK)) return
  const modules = new Map(Array.from(course.modules, ([id, lessons]) => [id, new Map(lessons)]))
  course.weeks.push({ ...course, modules, weeks: [] })
  if (course.weeks.length > MOST_WEEKS) course.weeks.shift()
  course.edition++
}

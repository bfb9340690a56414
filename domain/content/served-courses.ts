import type { CurriculumKey } from '../catalogue/curriculum.ts'
import type { ListedCourse } from './course-list.ts'

/**
 * The listed courses that a curriculum's students study: its own, and for Alberta, after them, Ontario's wherever Alberta has none of that
 * subject and grade yet (D13, D26).
 */
export function servedCourses(courses: readonly ListedCourse[], curriculum: CurriculumKey): ListedCourse[] {
  const own = courses.filter((course) => course.curriculum === curriculum)
  if (curriculum !== 'alberta') return own
  const hasOwn = ({ subject, grade }: ListedCourse) =>
    own.some((course) => course.subject === subject && course.grade === grade)
  return [...own, ...courses.filter((course) => course.curriculum === 'ontario' && !hasOwn(course))]
}

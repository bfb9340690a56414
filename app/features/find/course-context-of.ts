import {
  apCourseContext,
  type CourseContext,
  contextOfCourseId,
  gradeCourseContext,
} from '#domain/catalogue/course-context.ts'
import type { CurriculumKey } from '#domain/catalogue/curriculum.ts'
import type { ListedCourse } from '#domain/content/course-list.ts'

/** Where the pages of a listed course are, whether or not the built-in catalogue knows it. */
export function courseContextOf(course: ListedCourse, selected: CurriculumKey): CourseContext | undefined {
  const known = contextOfCourseId(course.courseId, selected)
  if (known) return known
  if (course.curriculum === 'ap') return apCourseContext(course.subject)
  if (course.grade === undefined) return undefined
  const { subject, courseId, grade } = course
  return gradeCourseContext({ grade: String(grade), subject, courseId, selected })
}

import type { ContentSource } from '#app/platform/content/content-query.ts'
import { type CourseContext, contentParamsOf } from '#domain/catalogue/course-context.ts'
import type { LessonOf, LessonSectionOf } from '#domain/content/lesson.ts'
import type { NormalisedLessons } from '#domain/content/normalise-lessons.ts'
import type { RichText } from '#domain/text/rich-text.ts'
import { fetchLessons } from './functions.ts'

export type ShownLesson = LessonOf<RichText>
export type ShownSection = LessonSectionOf<RichText>

/** The lessons of one module, kept on the device (GWY-08). */
export function lessonsOf(course: CourseContext, moduleId: string): ContentSource<NormalisedLessons<RichText>> {
  const params = { ...contentParamsOf(course), moduleId }
  return { kind: 'lessons', params, load: (signal) => fetchLessons({ data: params, signal }) }
}

/** Lessons load only when grade, subject and course are all known (LES-02). AP courses have no grade (D12). */
export const canLoadLessons = (course: CourseContext): boolean =>
  (course.isAp || course.grade !== undefined) && course.subject !== '' && course.courseId !== ''

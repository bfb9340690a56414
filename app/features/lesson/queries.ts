import type { ContentSource } from '#app/platform/content/content-query.ts'
import { type CourseContext, contentParamsOf } from '#domain/catalogue/course-context.ts'
import type { NormalisedLessons } from '#domain/content/normalise-lessons.ts'
import type { RichText } from '#domain/content/rich-text.ts'
import { fetchLessons } from './functions.ts'

/** The lessons of a module, by module id in the order of the gateway. */
export function lessonsOf(course: CourseContext, moduleId: string): ContentSource<NormalisedLessons<RichText>> {
  const params = { ...contentParamsOf(course), moduleId }
  return { kind: 'lessons', params, load: (signal) => fetchLessons({ data: params, signal }) }
}

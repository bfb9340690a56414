import type { ContentSource } from '#app/platform/content/content-query.ts'
import { type CourseContext, contentParamsOf } from '#domain/catalogue/course-context.ts'
import type { RichText } from '#domain/content/rich-text.ts'
import type { NormalisedPractice } from '#domain/question/normalise-practice.ts'
import { fetchPractice } from './functions.ts'

/** The practice questions of a module. */
export function practiceOf(course: CourseContext, moduleId: string): ContentSource<NormalisedPractice<RichText>> {
  const params = { ...contentParamsOf(course), moduleId }
  return { kind: 'practice', params, load: (signal) => fetchPractice({ data: params, signal }) }
}

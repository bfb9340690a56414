import type { ContentSource } from '#app/platform/content/content-query.ts'
import { type CourseContext, contentParamsOf } from '#domain/catalogue/course-context.ts'
import type { NormalisedFlashcards } from '#domain/content/normalise-flashcards.ts'
import type { RichText } from '#domain/content/rich-text.ts'
import { fetchFlashcards } from './functions.ts'

/** The decks of a module. */
export function decksOf(course: CourseContext, moduleId: string): ContentSource<NormalisedFlashcards<RichText>> {
  const params = { ...contentParamsOf(course), moduleId }
  return { kind: 'flashcards', params, load: (signal) => fetchFlashcards({ data: params, signal }) }
}

import { queryOptions } from '@tanstack/react-query'
import type { ContentSource } from '#app/platform/content/content-query.ts'
import { openKeptCourses } from '#app/platform/kept-course/ask-kept-course.ts'
import { batchesOf } from '#app/platform/text-batches.ts'
import { type CourseContext, contentParamsOf } from '#domain/catalogue/course-context.ts'
import type { NormalisedFlashcards } from '#domain/content/normalise-flashcards.ts'
import { plainRichText } from '#domain/text/plain-rich-text.ts'
import type { RichText } from '#domain/text/rich-text.ts'
import { fetchFlashcards, renderOwnTexts } from './functions.ts'

/** The decks of a module. */
export function decksOf(course: CourseContext, moduleId: string): ContentSource<NormalisedFlashcards<RichText>> {
  const params = { ...contentParamsOf(course), moduleId }
  return { kind: 'flashcards', params, load: (signal) => fetchFlashcards({ data: params, signal }) }
}

/** The sides of own cards, rendered; as they were typed without a session or where the server cannot be reached. */
export const ownTextsQuery = (texts: readonly string[]) =>
  queryOptions({
    queryKey: ['own-card-texts', texts],
    queryFn: async (): Promise<RichText[]> => {
      const rendered: RichText[] = []
      for (const batch of batchesOf(texts)) {
        const answer = await renderOwnTexts({ data: batch }).catch(() => undefined)
        const here = answer ? undefined : await (await openKeptCourses())?.renderOnDevice(batch)
        rendered.push(...(answer?.ok ? answer.rendered : (here ?? batch.map(plainRichText))))
      }
      return rendered
    },
    enabled: texts.length > 0,
    staleTime: Number.POSITIVE_INFINITY,
  })

import { createServerFn } from '@tanstack/react-start'
import { type CourseContext, contentParamsOf } from '#domain/catalogue/course-context.ts'
import { practiceVariantQuerySchema } from '#domain/content/content-query.ts'
import { normaliseVariant, type PracticeVariantOf } from '#domain/question/normalise-practice.ts'
import { seedSchema } from '#domain/seed/seed.ts'
import type { RichText } from '#domain/text/rich-text.ts'
import { type ContentSource, contentQuery } from './content-query.ts'
import { loadContent } from './load-content.server.ts'
import { richText } from './rich-text-schema.server.ts'

/** A question with its numbers, and its set. */
export type PracticeVariant = PracticeVariantOf<RichText>

/** One question of a module with the numbers of another seed, and with it the whole of its set (D14). */
export const fetchVariant = createServerFn({ method: 'GET' })
  .validator(practiceVariantQuerySchema.extend({ seed: seedSchema }))
  .handler(({ data }) =>
    loadContent('practice', 'practiceVariant', { query: data }, (raw) => normaliseVariant(raw, richText)),
  )

/** There are as many variants as there are seeds, too many for the device. The same seed gives the same question for ever. */
export const variantQuery = (
  params: ContentSource<PracticeVariant>['params'],
  load: ContentSource<PracticeVariant>['load'],
) => contentQuery({ kind: 'practice', params, load, kept: 'in-memory' })

/** A question of a module with the numbers of a seed. */
export function variantOf(course: CourseContext, moduleId: string, questionId: string, seed: number) {
  const params = { ...contentParamsOf(course), moduleId, questionId, seed }
  return variantQuery(params, (signal) => fetchVariant({ data: params, signal }))
}

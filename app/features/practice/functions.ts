import { createServerFn } from '@tanstack/react-start'
import { loadContent } from '#app/platform/content/load-content.server.ts'
import { richText } from '#app/platform/content/rich-text-schema.server.ts'
import { moduleQuerySchema, practiceVariantQuerySchema } from '#domain/content/content-query.ts'
import { normalisePractice, normaliseVariant } from '#domain/question/normalise-practice.ts'
import { seedSchema } from '#domain/seed/seed.ts'

/** `GET /content/practice-questions` (GWY-10, GWY-18): the questions of a module, rendered. */
export const fetchPractice = createServerFn({ method: 'GET' })
  .validator(moduleQuerySchema)
  .handler(({ data }) =>
    loadContent('practice', 'practiceQuestions', { query: data }, (raw) =>
      normalisePractice(raw, richText, data.moduleId),
    ),
  )

/** One question of a module with the numbers of another seed, and with it the whole of its set (D14). */
export const fetchVariant = createServerFn({ method: 'GET' })
  .validator(practiceVariantQuerySchema.extend({ seed: seedSchema }))
  .handler(({ data }) =>
    loadContent('practice', 'practiceVariant', { query: data }, (raw) => normaliseVariant(raw, richText)),
  )

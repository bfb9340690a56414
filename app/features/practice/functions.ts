import { createServerFn } from '@tanstack/react-start'
import { z } from 'zod'
import { loadContent } from '#app/platform/content/load-content.server.ts'
import { richText } from '#app/platform/content/rich-text-schema.server.ts'
import { moduleQuerySchema } from '#domain/content/content-query.ts'
import { normalisePractice } from '#domain/question/normalise-practice.ts'
import { seedSchema } from '#domain/seed/seed.ts'

/** `GET /content/practice-questions` (GWY-10, GWY-18): the questions of a module, rendered. */
export const fetchPractice = createServerFn({ method: 'GET' })
  .validator(moduleQuerySchema)
  .handler(({ data }) =>
    loadContent('practice', '/content/practice-questions', data, (raw) =>
      normalisePractice(raw, richText, data.moduleId),
    ),
  )

const variantQuerySchema = moduleQuerySchema.extend({ questionId: z.string().min(1).max(200), seed: seedSchema })
const variantAnswerSchema = z.object({ question: z.unknown() })

/** One question of a module with the numbers of another seed (D14). */
export const fetchVariant = createServerFn({ method: 'GET' })
  .validator(variantQuerySchema)
  .handler(({ data }) =>
    loadContent('practice', '/content/practice-variant', data, (raw) => {
      const answer = variantAnswerSchema.safeParse(raw)
      return answer.success ? normalisePractice([answer.data.question], richText).items[0] : undefined
    }),
  )

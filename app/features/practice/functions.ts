import { createServerFn } from '@tanstack/react-start'
import { loadContent } from '#app/platform/content/load-content.server.ts'
import { richText } from '#app/platform/content/rich-text-schema.server.ts'
import { moduleQuerySchema } from '#domain/content/content-query.ts'
import { normalisePractice } from '#domain/question/normalise-practice.ts'

/** `GET /content/practice-questions` (GWY-10, GWY-18): the questions of a module, rendered. */
export const fetchPractice = createServerFn({ method: 'GET' })
  .validator(moduleQuerySchema)
  .handler(({ data }) =>
    loadContent('practice', 'practiceQuestions', { query: data }, (raw) =>
      normalisePractice(raw, richText, data.moduleId),
    ),
  )

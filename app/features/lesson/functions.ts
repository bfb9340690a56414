import { createServerFn } from '@tanstack/react-start'
import { loadContent } from '#app/platform/content/load-content.server.ts'
import { richText } from '#app/platform/content/rich-text-schema.server.ts'
import { moduleQuerySchema } from '#domain/content/content-query.ts'
import { normaliseLessons } from '#domain/content/normalise-lessons.ts'

/** `GET /content/lesson` (GWY-08, GWY-16): the lessons of a module, rendered. */
export const fetchLessons = createServerFn({ method: 'GET' })
  .validator(moduleQuerySchema)
  .handler(({ data }) =>
    loadContent('lessons', 'lesson', { query: data }, (raw) => normaliseLessons(raw, richText, data.moduleId ?? '')),
  )

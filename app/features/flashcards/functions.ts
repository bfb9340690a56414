import { createServerFn } from '@tanstack/react-start'
import { loadContent } from '#app/platform/content/load-content.server.ts'
import { richText } from '#app/platform/content/rich-text-schema.server.ts'
import { moduleQuerySchema } from '#domain/content/content-query.ts'
import { normaliseFlashcards } from '#domain/content/normalise-flashcards.ts'

/** `GET /content/flashcards` (GWY-09, GWY-17): the decks of a module, rendered. */
export const fetchFlashcards = createServerFn({ method: 'GET' })
  .validator(moduleQuerySchema)
  .handler(({ data }) =>
    loadContent('flashcards', '/content/flashcards', data, (raw) => normaliseFlashcards(raw, richText, data.moduleId)),
  )

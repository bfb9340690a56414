import { createServerFn } from '@tanstack/react-start'
import { z } from 'zod'
import { loadContent } from '#app/platform/content/load-content.server.ts'
import { richText } from '#app/platform/content/rich-text-schema.server.ts'
import { renderRichText } from '#app/platform/rich-text.server.ts'
import { moduleQuerySchema } from '#domain/content/content-query.ts'
import { normaliseFlashcards } from '#domain/content/normalise-flashcards.ts'

/** `GET /content/flashcards` (GWY-09, GWY-17): the decks of a module, rendered. */
export const fetchFlashcards = createServerFn({ method: 'GET' })
  .validator(moduleQuerySchema)
  .handler(({ data }) =>
    loadContent('flashcards', '/content/flashcards', data, (raw) => normaliseFlashcards(raw, richText, data.moduleId)),
  )

/** A deck's worth of sides, each as long as a side may be (domain/review/deck-file.ts). */
const ownTextsSchema = z.array(z.string().max(2000)).max(400)

/** Renders what a student wrote on own cards, by the same rules as all content. Nothing is kept. */
export const renderOwnTexts = createServerFn({ method: 'POST' })
  .validator(ownTextsSchema)
  .handler(({ data }) => data.map((text) => renderRichText(text)))

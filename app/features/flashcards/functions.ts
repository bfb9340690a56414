import { createServerFn } from '@tanstack/react-start'
import { z } from 'zod'
import { loadContent } from '#app/platform/content/load-content.server.ts'
import { richText } from '#app/platform/content/rich-text-schema.server.ts'
import { type RenderedTexts, renderStudentTexts } from '#app/platform/render-student-texts.server.ts'
import { withBearer } from '#app/platform/session/bearer-middleware.ts'
import { isBatch } from '#app/platform/text-batches.ts'
import { moduleQuerySchema } from '#domain/content/content-query.ts'
import { normaliseFlashcards } from '#domain/content/normalise-flashcards.ts'

/** `GET /content/flashcards` (GWY-09, GWY-17): the decks of a module, rendered. */
export const fetchFlashcards = createServerFn({ method: 'GET' })
  .validator(moduleQuerySchema)
  .handler(({ data }) =>
    loadContent('flashcards', 'flashcards', { query: data }, (raw) =>
      normaliseFlashcards(raw, richText, data.moduleId),
    ),
  )

/** A deck's worth of sides, each as long as a side may be (domain/review/deck-file.ts). */
const ownTextsSchema = z.array(z.string().max(2000)).max(2000).refine(isBatch, 'too much for one call')

/** Renders what a student wrote on own cards, by the same rules as all content. Nothing is kept. */
export const renderOwnTexts = createServerFn({ method: 'POST' })
  .middleware([withBearer])
  .validator(ownTextsSchema)
  .handler(({ context, data }): Promise<RenderedTexts> => renderStudentTexts(context.token, data))

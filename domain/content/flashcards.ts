import { z } from 'zod'
import { drawnFiguresOf } from '../figure/drawn-figure.ts'
import { contentItemSchemaOf } from '../text/content-item.ts'

/** A card: two sides, tags, difficulty as in FLC-19, FLC-24. */
export const cardSchemaOf = <T extends z.ZodType>(text: T) =>
  z.object({
    id: z.string(),
    front: contentItemSchemaOf(text),
    back: contentItemSchemaOf(text),
    explanation: text.optional(),
    /** drawn figures under `front`, `back` or `explanation` */
    figures: drawnFiguresOf(text),
    tags: z.array(z.string()).default([]),
    difficulty: z.number().optional(),
    /** the lesson that teaches it */
    lessonId: z.string().optional(),
    /** the wrong idea it corrects, an id of the module's misconceptions.yaml */
    misconception: z.string().optional(),
  })

/** A deck (FLC-21). */
export const deckSchemaOf = <T extends z.ZodType>(text: T) =>
  z.object({
    id: z.string(),
    title: z.string(),
    moduleId: z.string().optional(),
    cards: z.array(cardSchemaOf(text)),
  })

export type CardOf<T> = z.output<ReturnType<typeof cardSchemaOf<z.ZodType<T>>>>
export type DeckOf<T> = z.output<ReturnType<typeof deckSchemaOf<z.ZodType<T>>>>
export type Deck = DeckOf<string>

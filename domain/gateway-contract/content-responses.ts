import { z } from 'zod'
import { deckSchemaOf } from '../content/flashcards.ts'
import { lessonSchemaOf } from '../content/lesson.ts'
import { questionSchemaOf } from '../question/question.ts'
import { markdownSchema } from '../text/rich-text.ts'

/** The course that really answered, when the one asked for has no content of its own (D13). */
const nearestMatch = z.string().optional()

/** Module id to its lessons in order (LES-30). */
export const lessonsResponseSchema = z.object({
  lessonsByModule: z.record(z.string(), z.array(lessonSchemaOf(markdownSchema))),
  nearestMatch,
})
export const flashcardsResponseSchema = z.object({ decks: z.array(deckSchemaOf(markdownSchema)), nearestMatch })
export const practiceResponseSchema = z.object({ questions: z.array(questionSchemaOf(markdownSchema)), nearestMatch })
export const practiceVariantResponseSchema = z.object({ question: questionSchemaOf(markdownSchema), nearestMatch })
export const contentVersionSchema = z.object({ version: z.string().min(1) })

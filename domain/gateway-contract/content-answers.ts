import { z } from 'zod'
import { deckSchemaOf } from '../content/flashcards.ts'
import { lessonSchemaOf } from '../content/lesson.ts'
import { markdownSchema } from '../content/rich-text.ts'
import { questionSchemaOf } from '../question/question.ts'

/** The course that really answered, when the one asked for has no content of its own (D13). */
const nearestMatch = z.string().optional()

/** Module id to its lessons in order (LES-30). */
export const lessonsAnswerSchema = z.object({
  lessonsByModule: z.record(z.string(), z.array(lessonSchemaOf(markdownSchema))),
  nearestMatch,
})
export const flashcardsAnswerSchema = z.object({ decks: z.array(deckSchemaOf(markdownSchema)), nearestMatch })
export const practiceAnswerSchema = z.object({ questions: z.array(questionSchemaOf(markdownSchema)), nearestMatch })
export const practiceVariantAnswerSchema = z.object({ question: questionSchemaOf(markdownSchema), nearestMatch })
export const contentVersionSchema = z.object({ version: z.string() })

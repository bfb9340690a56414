import { z } from 'zod'
import { deckSchemaOf } from '../content/flashcards.ts'
import { lessonSchemaOf } from '../content/lesson.ts'
import { questionSchemaOf } from '../question/question.ts'
import { MOST_STIMULI, stimulusSchemaOf } from '../stimulus/stimulus.ts'
import { markdownSchema } from '../text/rich-text.ts'

/** The course that really answered, when the one asked for has no content of its own (D13). */
const nearestMatch = z.string().optional()

/** Module id to its lessons in order (LES-30). */
export const lessonsResponseSchema = z.object({
  lessonsByModule: z.record(z.string(), z.array(lessonSchemaOf(markdownSchema))),
  nearestMatch,
})
export const flashcardsResponseSchema = z.object({ decks: z.array(deckSchemaOf(markdownSchema)), nearestMatch })
const question = questionSchemaOf(markdownSchema)
/** What the questions of sets look at together; questions name one by `stimulusId`. Left out where there is none. */
const stimuli = z.array(stimulusSchemaOf(markdownSchema)).max(MOST_STIMULI).optional()
export const practiceResponseSchema = z.object({ questions: z.array(question), stimuli, nearestMatch })
export const practiceVariantResponseSchema = z.object({
  question,
  /** all questions of its set, in order, with the numbers of the same seed; left out where it stands alone */
  set: z.array(question).optional(),
  stimuli,
  nearestMatch,
})
export const contentVersionSchema = z.object({ version: z.string().min(1) })

import { z } from 'zod'
import { authoredBlankSchema, blankSchemaOf, givenSchema } from '../../blank/blank-fields.ts'

/** What was put into the blanks, in the order of the sentence. */
export const inlineChoiceReplySchema = z.object({ type: z.literal('inline-choice'), given: givenSchema })

/** What an inline-choice question has: a sentence, or a formula, taken apart at its blanks. */
export const inlineChoiceFields = <T extends z.ZodType>(text: T) => ({
  /** inline-choice: pieces of text and blanks, in reading order */
  sentence: z.array(z.union([z.object({ text }), z.object({ blank: blankSchemaOf(text) })])).optional(),
})

/** The same as an author writes it: `[[name]]` in the sentence stands for the blank of that name. */
export const authoredInlineChoiceFields = () => ({
  sentence: z.string().optional(),
  blanks: z.record(z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/), authoredBlankSchema()).optional(),
})

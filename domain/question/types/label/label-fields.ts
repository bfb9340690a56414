import { z } from 'zod'
import { authoredBlankSchema, blankSchemaOf, givenSchema } from '../../blank/blank-fields.ts'

/** What was put at the places, in their order. */
export const labelReplySchema = z.object({ type: z.literal('label'), given: givenSchema })

/** What a label question has: places on its drawing, which is the figure at `places`. */
export const labelFields = <T extends z.ZodType>(text: T) => ({
  /** label: each place with its middle as a share of the drawing's width and height, 0 to 1 */
  places: z
    .array(z.object({ x: z.number().min(0).max(1), y: z.number().min(0).max(1), blank: blankSchemaOf(text) }))
    .max(20)
    .optional(),
})

/** The same as an author writes it: places in the coordinates of the drawing, and what can be chosen at all of them. */
export const authoredLabelFields = () => ({
  places: z
    .array(
      authoredBlankSchema()
        .pick({ name: true, answer: true, mistakes: true, choices: true })
        .extend({ at: z.tuple([z.union([z.number(), z.string()]), z.union([z.number(), z.string()])]) }),
    )
    .min(2)
    .max(12)
    .optional(),
  /** label: what can be chosen at every place that has no `choices` of its own */
  choices: z.array(z.string()).min(2).max(12).optional(),
})

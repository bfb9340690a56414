import { z } from 'zod'

/** A place to be filled, in a table, a sentence or a drawing: one of several choices, a number, or a term. */
export const blankSchemaOf = <T extends z.ZodType>(text: T) =>
  z.object({
    /** what stands there, for those who do not see where it is */
    name: z.string(),
    /** to choose from, in this order; a blank without choices is typed into */
    choices: z
      .array(
        z.object({
          content: text,
          correct: z.boolean(),
          feedback: text.optional(),
          misconception: z.string().optional(),
        }),
      )
      .default([]),
    /** typed: the number, or the accepted terms */
    answer: z.union([z.number(), z.array(z.string())]).optional(),
    /** typed: largest accepted distance, in the answer's unit */
    tolerance: z.number().nonnegative().default(0),
    unit: z.string().optional(),
    mistakes: z
      .array(
        z.object({ answer: z.union([z.number(), z.string()]), feedback: text, misconception: z.string().optional() }),
      )
      .default([]),
  })
export type BlankOf<T> = z.output<ReturnType<typeof blankSchemaOf<z.ZodType<T>>>>

/** What was put into the blanks, in their order: the index of a choice, or the text typed; '' while one is open. */
export const givenSchema = z.array(z.string())

/** A blank as an author writes it: `choices` with the right one as `answer`, or a number or terms to type. */
export const authoredBlankSchema = () =>
  z.strictObject({
    name: z.string().optional(),
    choices: z.array(z.string()).min(2).max(8).optional(),
    answer: z.union([z.number(), z.string(), z.array(z.string()).min(1)]),
    tolerance: z.union([z.number(), z.string()]).optional(),
    unit: z.string().optional(),
    mistakes: z
      .array(
        z.strictObject({
          answer: z.union([z.number(), z.string()]),
          feedback: z.string(),
          misconception: z
            .string()
            .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/)
            .optional(),
        }),
      )
      .optional(),
    /** typed: `number` (an expression over the parameters) or `term`; left out: a number when `tolerance` or `unit` is given */
    form: z.enum(['number', 'term']).optional(),
  })
export type AuthoredBlank = z.infer<ReturnType<typeof authoredBlankSchema>>

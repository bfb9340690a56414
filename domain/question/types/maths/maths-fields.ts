import { z } from 'zod'

/** What was typed into the fields, in their order; '' while one is open. */
export const mathsReplySchema = z.object({ type: z.literal('maths'), given: z.array(z.string()) })

/** What a maths question has: one formula to type, or several. */
export const mathsFields = <T extends z.ZodType>(text: T) => ({
  expressions: z
    .array(
      z.object({
        /** what stands before the field, such as "f′(x) =" */
        name: text.optional(),
        /** accepted formulas; the first one is shown as the answer */
        accepted: z.array(z.string()).min(1),
        mistakes: z
          .array(z.object({ answer: z.string(), feedback: text, misconception: z.string().optional() }))
          .default([]),
      }),
    )
    .optional(),
})

/** The same as an author writes it. Formulas are texts with places, written as a student types them. */
export const authoredMathsFields = () => ({
  expressions: z
    .array(
      z.strictObject({
        name: z.string().optional(),
        answer: z.union([z.string(), z.array(z.string()).min(1)]),
        mistakes: z
          .array(
            z.strictObject({
              answer: z.string(),
              feedback: z.string(),
              misconception: z
                .string()
                .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/)
                .optional(),
            }),
          )
          .optional(),
      }),
    )
    .min(1)
    .max(6)
    .optional(),
})

import { z } from 'zod'
import { authoredBlankSchema, blankSchemaOf } from '../../blank/blank-fields.ts'

/** What was written, and the points the student gave it. The lists go by part, or by line of the rubric through all parts. */
export const writtenReplySchema = z.object({
  type: z.literal('written'),
  /** by part */
  texts: z.array(z.string()),
  /** by line: what was typed where the machine checks; '' elsewhere */
  given: z.array(z.string()),
  /** by line: the points; null while it is not judged. Where the machine checks, what it said when marking began: it asks again. */
  marks: z.array(z.number().int().min(0).max(100).nullable()),
  /** written on paper: the texts may be empty */
  onPaper: z.boolean().optional(),
  /** the writing is done, the rubric lies open */
  isMarking: z.boolean().optional(),
})

/** What a written question has: parts, each with a model answer and a rubric whose every line a student alone can judge. */
export const writtenFields = <T extends z.ZodType>(text: T) => ({
  written: z
    .object({
      parts: z
        .array(
          z.object({
            prompt: text,
            model: text,
            rubric: z
              .array(
                z.object({
                  criterion: text,
                  points: z.number().int().positive().max(100).default(1),
                  /** a number or a term that the machine checks instead of the student */
                  blank: blankSchemaOf(text).optional(),
                  /** what to look at where the line is lost */
                  feedback: text.optional(),
                  misconception: z.string().optional(),
                  /** the exam's skill that its points count for */
                  skill: z.string().optional(),
                }),
              )
              .min(1),
          }),
        )
        .min(1)
        .max(26),
      /** what usually loses points */
      pitfalls: z.array(text).default([]),
    })
    .optional(),
})

const idSchema = z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/)

/** The same as an author writes it. The points are said three times, for the question, a part and a line, and must add up. */
export const authoredWrittenFields = () => ({
  /** written: all points; the parts' must add up to it */
  points: z.number().int().positive().optional(),
  parts: z
    .array(
      z.strictObject({
        prompt: z.string(),
        /** the lines of its rubric must add up to it */
        points: z.number().int().positive(),
        model: z.string(),
        /** the exam's skill that its points count for, such as a category of the achievement chart; a line may name another */
        skill: idSchema.optional(),
        rubric: z
          .array(
            z.strictObject({
              criterion: z.string(),
              points: z.number().int().positive().default(1),
              check: authoredBlankSchema().optional(),
              feedback: z.string().optional(),
              misconception: idSchema.optional(),
              skill: idSchema.optional(),
            }),
          )
          .min(1)
          .max(20),
      }),
    )
    .min(1)
    .max(12)
    .optional(),
  pitfalls: z.array(z.string()).optional(),
})

import { z } from 'zod'
import { partRules, sectionKindSchema } from '../content/exam-part-rules.ts'

/** A timed part of an exam (D21): it counts its own minutes; `firstQuestion` and `questionCount` index the exam's `questions`. */
export const examPartSchema = z.object({
  ...partRules,
  minutes: z.number().positive(),
  firstQuestion: z.number().int().nonnegative(),
  questionCount: z.number().int().positive(),
  /** left out: choice */
  kind: sectionKindSchema.optional(),
  /** the real examination's part, where this one is shorter because the bank holds too few questions */
  whole: z.object({ questions: z.number().int().positive(), minutes: z.number().positive() }).optional(),
})
export type ExamPart = z.infer<typeof examPartSchema>

/** A part of the real examination for which the bank holds too few questions. */
export const missingPartSchema = z.object({
  title: z.string(),
  minutes: z.number().positive(),
  questions: z.number().int().positive(),
  weight: z.number().positive().optional(),
})

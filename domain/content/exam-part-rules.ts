import { z } from 'zod'

/** The two sections an exam may have (D24). */
export const sectionKindSchema = z.enum(['choice', 'written'])
export type SectionKind = z.infer<typeof sectionKindSchema>

/** What an item plainly asks for, as far as it shows without reading its words (domain/exam/item-skill.ts). */
export const itemTaskSchema = z.enum([
  'solve',
  'calculate',
  'data',
  'model',
  'investigate',
  'argue',
  'apply',
  'recall',
  'explain',
])
export type ItemTask = z.infer<typeof itemTaskSchema>

/** What a part of an exam allows and counts: the same in a blueprint, in an outline and in an exam. */
export const partRules = {
  title: z.string(),
  /** a calculator is allowed */
  calculator: z.boolean(),
  /** which one; left out: a scientific one */
  calculatorKind: z.enum(['scientific', 'graphing']).optional(),
  /** false: the course's reference sheet stays closed in this part */
  referenceSheet: z.boolean().optional(),
  /** a session of its own, as on another day: a break comes before it, and it may be taken alone */
  isSession: z.boolean().optional(),
  /** its share of the composite score, in percent of the real examination */
  weight: z.number().positive().optional(),
}

/** A part as an outline tells of it. `kind` left out: choice. */
export const outlinePartSchema = z.object({
  ...partRules,
  minutes: z.number(),
  questions: z.number().int().nonnegative(),
  kind: sectionKindSchema.optional(),
})
export type OutlinePart = z.infer<typeof outlinePartSchema>

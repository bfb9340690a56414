import { z } from 'zod'

/** What an exam is modelled on, and where it differs: said before it begins. */
export const examBasisSchema = z.object({
  /** the real examination, or what stands for it where there is none: completes "Modelled on …" */
  of: z.string(),
  /** the year that its description is about */
  year: z.string(),
  /** who describes it so */
  source: z.string(),
  /** where this exam is unlike it, a sentence or two each */
  unlike: z.array(z.string()),
})
export type ExamBasis = z.infer<typeof examBasisSchema>

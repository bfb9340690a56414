import { z } from 'zod'

/**
 * A program in the pseudocode of the AP reference sheet that a student may change and run in a lesson (content/README.md, "Programs to run").
 * It is run in the browser, by `domain/pseudocode`.
 */
export const programFieldsOf = <T extends z.ZodType>(text: T) => ({
  title: z.string(),
  /** what to try, and what to look for */
  instructions: text.optional(),
  /** as it stands at first */
  code: z.string().min(1).max(5000),
  /** what INPUT gives at first, a line each */
  input: z.array(z.union([z.string(), z.number()])).default([]),
  /** where a robot is, in letters (`readGrid` of domain/pseudocode) */
  grid: z.string().optional(),
})

export const programSchemaOf = <T extends z.ZodType>(text: T) => z.object(programFieldsOf(text))

import { z } from 'zod'

/** The part of the plane that is shown. */
const windowSchema = z.object({ xMin: z.number(), xMax: z.number(), yMin: z.number(), yMax: z.number() })
export type GraphWindow = z.output<typeof windowSchema>

/** What a student has entered into the graphing calculator, as typed: enough to go on after a reload. */
export const calculatorEntriesSchema = z.object({
  /** f₁ to f₄ */
  functions: z.array(z.string()),
  window: windowSchema,
  /** L₁ and L₂ */
  lists: z.array(z.string()),
})
export type CalculatorEntries = z.output<typeof calculatorEntriesSchema>

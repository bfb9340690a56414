import { figureValues } from '../figure/figure-values.ts'
import { readNotation } from '../maths/read-notation.ts'
import { writeTemplate } from '../maths/write-template.ts'

/** A function of x: NaN where it has no value. */
export type RealFunction = (x: number) => number

export type ReadFunction =
  | { ok: true; of: RealFunction /** in the notation of templates, for a plot */; formula: string }
  | { ok: false; reason: string }

const START = /^\s*(?:y|f\s*(?:[₁₂₃₄1-4]\s*)?\(\s*x\s*\))\s*=/i

/**
 * Reads a function of x as a student types it, with or without `y =` or `f(x) =`. Angles are radians, as in every calculus examination; `30°` is
 * read as degrees. Never throws, and each value costs a bounded time.
 */
export function readFunction(text: string): ReadFunction {
  const read = readNotation(text.replace(START, ''), { isFormula: true })
  if (!read.ok) return { ok: false, reason: `This can’t be read: ${read.reason}.` }
  const other = [...read.names].find((name) => name !== 'x' && name !== 'e' && name !== 'pi')
  if (other !== undefined) return { ok: false, reason: `Write it with x; ${other} has no value here.` }
  const formula = writeTemplate(read.tree)
  return { ok: true, of: figureValues({}).formula(formula, ['x']), formula }
}

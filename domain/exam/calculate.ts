import { type AngleUnit, evaluate } from '../maths/evaluate-expression.ts'
import { readNotation } from '../maths/read-notation.ts'

export type { AngleUnit }
export type Calculation = { ok: true; value: number; text: string } | { ok: false; reason: string }

const shownDigits = 10

/**
 * A scientific calculator's answer: + − × ÷ ^ √ % ! brackets, sin cos tan and their inverses in the chosen angle unit, ln, log10, π, e and
 * `Ans`. The answer is shown with at most 10 significant digits.
 * @param last the answer before, read as `Ans`
 */
export function calculate(input: string, unit: AngleUnit, last = 0): Calculation {
  if (input.trim() === '') return { ok: false, reason: 'Type a calculation first.' }
  const read = readNotation(input, { words: ['Ans'] })
  const result = read.ok ? evaluate(read.tree, { Ans: last }, { angle: unit }) : read
  if (!result.ok || typeof result.value !== 'number')
    return { ok: false, reason: 'That is not a calculation I can read.' }
  if (!Number.isFinite(result.value))
    return { ok: false, reason: 'There is no such number: look for a division by zero or a root of a negative number.' }
  // sin(180°) is 0 for a student, not 1.2e-16
  const value = Math.abs(result.value) < 1e-14 ? 0 : Number(result.value.toPrecision(shownDigits))
  return { ok: true, value, text: String(value).replace('e+', 'E').replace('e', 'E') }
}

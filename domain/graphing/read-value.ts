import { evaluate } from '../maths/evaluate-expression.ts'
import { plainNumber } from '../maths/format-number.ts'
import { readNotation } from '../maths/read-notation.ts'

/** A number as a student types it, which may be worked out: `−3`, `2π`, `√2`, `1/3`. Undefined where it is none, or not finite. */
export function readValue(text: string): number | undefined {
  const read = readNotation(text)
  if (!read.ok) return undefined
  const result = evaluate(read.tree, {})
  return result.ok && typeof result.value === 'number' && Number.isFinite(result.value) ? result.value : undefined
}

const DIGITS = 8

/** A result of the calculator: eight significant digits, which is more than an examination asks for, with a real minus sign. */
export function showResult(value: number): string {
  if (Number.isNaN(value)) return 'no value'
  if (!Number.isFinite(value)) return value > 0 ? '∞' : '−∞'
  const short = Number(value.toPrecision(DIGITS))
  const size = Math.abs(short)
  const text =
    size !== 0 && (size < 1e-6 || size >= 1e12)
      ? short.toExponential().replace('e+', 'E').replace('e', 'E')
      : plainNumber(short)
  return text.replaceAll('-', '−')
}

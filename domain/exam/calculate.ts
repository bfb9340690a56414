import { evaluateExpression } from '../question/template-expression.ts'

export type AngleUnit = 'degrees' | 'radians'
export type Calculation = { ok: true; value: number; text: string } | { ok: false; reason: string }

const shownDigits = 10
const angleFunctions = /\b(sin|cos|tan)\(/g
const inverseFunctions = /\b(asin|acos|atan)\(/g

/** What the keys write, in the form the evaluator reads. */
function toExpression(input: string, unit: AngleUnit): string {
  const plain = input
    .replaceAll('×', '*')
    .replaceAll('÷', '/')
    .replaceAll('−', '-')
    .replaceAll('π', '(pi)')
    .replace(/√\(/g, 'sqrt(')
    .replace(/√(\d+(?:\.\d+)?)/g, 'sqrt($1)')
    .replace(/\bln\(/g, 'log(')
    .replace(/(\d)\s*%/g, '$1/100')
    .replace(/(\d(?:\.\d+)?)E([+-]?\d+)/g, '$1e$2')
  if (unit === 'radians') return plain
  // sin(x) becomes sin(pi/180*(x)): the bracket that closes x closes both
  return wrapArguments(wrapArguments(plain, angleFunctions, 'pi/180*', ''), inverseFunctions, '', '*180/pi')
}

/** Puts `before` in front of the argument of each function that matches and `after` behind its closing bracket. */
function wrapArguments(text: string, functions: RegExp, before: string, after: string): string {
  let result = text
  for (const match of [...text.matchAll(functions)].reverse()) {
    // \b lets "asin(" match "sin(" only at a word's start, so inverse functions are left alone
    const open = match.index + match[0].length
    const close = closingBracket(result, open)
    if (close === undefined) continue
    const inner = result.slice(open, close)
    result = `${result.slice(0, match.index)}(${match[0]}${before}(${inner}))${after})${result.slice(close + 1)}`
  }
  return result
}

function closingBracket(text: string, from: number): number | undefined {
  let depth = 1
  for (let index = from; index < text.length; index++) {
    if (text[index] === '(') depth += 1
    if (text[index] === ')') depth -= 1
    if (depth === 0) return index
  }
  return undefined
}

/**
 * A scientific calculator's answer: + − × ÷ ^ √ % brackets, sin cos tan and their inverses in the chosen angle unit, ln, log10, π, e and
 * `Ans`. The answer is shown with at most 10 significant digits.
 * @param last the answer before, read as `Ans`
 */
export function calculate(input: string, unit: AngleUnit, last = 0): Calculation {
  const expression = toExpression(input.replaceAll('Ans', '(ans)').replace(/\blog\(/g, 'log10('), unit)
  if (expression.trim() === '') return { ok: false, reason: 'Type a calculation first.' }
  const result = evaluateExpression(expression, { ans: last })
  if (!result.ok || typeof result.value !== 'number')
    return { ok: false, reason: 'That is not a calculation I can read.' }
  if (!Number.isFinite(result.value))
    return { ok: false, reason: 'There is no such number: look for a division by zero or a root of a negative number.' }
  // sin(180°) is 0 for a student, not 1.2e-16
  const value = Math.abs(result.value) < 1e-14 ? 0 : Number(result.value.toPrecision(shownDigits))
  return { ok: true, value, text: String(value).replace('e+', 'E').replace('e', 'E') }
}

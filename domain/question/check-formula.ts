import { readUnit } from '../maths/read-unit.ts'
import type { CompareAlgebra } from './answer-type.ts'
import { type Checked, isCorrect } from './checked.ts'

/**
 * Checks a typed formula against the accepted ones (D17): equal for every value of its letters, and no longer than they are. Without `compare`
 * only the same formula is accepted; a text that is no formula, or one that is not yet simplified, is asked again. A unit behind it does no
 * harm: `4x + 18 m` is 4x + 18.
 */
export function checkFormula<T>(text: string, accepted: readonly string[], compare?: CompareAlgebra): Checked<T> {
  const whole = checkAsWritten<T>(text, accepted, compare)
  const bare = isCorrect(whole) ? undefined : withoutUnit(text, accepted)
  if (bare === undefined) return whole
  const checked = checkAsWritten<T>(bare, accepted, compare)
  return isCorrect(checked) || checked.kind === 'malformed' ? checked : whole
}

/** @returns undefined when no unit stands behind the formula, or its letters are letters of an accepted one */
function withoutUnit(text: string, accepted: readonly string[]): string | undefined {
  const [, bare, unit] = /^(.*\S)\s+(\S+)\s*$/su.exec(text) ?? []
  if (bare === undefined || unit === undefined || !/^\p{L}/u.test(unit) || !readUnit(unit)) return undefined
  const letters = unit.match(/\p{L}/gu) ?? []
  return accepted.some((one) => letters.some((letter) => one.includes(letter))) ? undefined : bare
}

function checkAsWritten<T>(text: string, accepted: readonly string[], compare?: CompareAlgebra): Checked<T> {
  if (accepted.some((one) => isSameFormula(text, one))) return { kind: 'checked', status: 'correct' }
  if (!compare) return { kind: 'checked', status: 'incorrect' }
  const results = accepted.map((one) => compare(text, one))
  if (results.every((result) => result === undefined)) return { kind: 'malformed', reason: 'not-algebra' }
  if (!results.includes(true)) return { kind: 'checked', status: 'incorrect' }
  // Equal for every value is not enough: the question's own expression is that too. It must not be longer than an answer.
  const [form, ...forms] = [text, ...accepted].map(formOf)
  const isLonger =
    form !== undefined &&
    (form.terms > Math.max(...forms.map((one) => one.terms)) ||
      form.brackets > Math.max(...forms.map((one) => one.brackets)))
  return isLonger ? { kind: 'malformed', reason: 'not-in-form' } : { kind: 'checked', status: 'correct' }
}

function isSameFormula(first: string, second: string): boolean {
  const plain = (text: string) =>
    text
      .normalize('NFKC')
      .replaceAll(/[−–]/g, '-')
      .replaceAll('**', '^')
      .replaceAll(/[\s*·⋅×$]/g, '')
  return plain(first) === plain(second)
}

/** How long a formula is, seen from outside: `2x + 6` has two terms, `2(x + 3)` one term and one bracket. */
function formOf(text: string): { terms: number; brackets: number } {
  const plain = text
    .replaceAll('⁻', '^-') // a sign up there is no term of its own
    .normalize('NFKC')
    .replaceAll(/\s/g, '')
    .replaceAll(/[−–]/g, '-')
    .replaceAll(/[[{]/g, '(')
    .replaceAll(/[\]}]/g, ')')
  const side = withoutOuterBracket(plain.slice(plain.lastIndexOf('=') + 1))
  let depth = 0
  let terms = 1
  let brackets = 0
  for (const [index, character] of [...side].entries()) {
    const before = side.charAt(index - 1)
    if (character === '(') {
      if (isToExpand(side, index)) brackets++
      depth++
    } else if (character === ')') depth--
    else if ((character === '+' || character === '-') && depth === 0 && index > 0 && !/[*/^(+-]/.test(before)) terms++
  }
  return { terms, brackets }
}

/** Not that of a function, a root, an exponent or a denominator, nor one around a coefficient such as (1/2). */
function isToExpand(side: string, index: number): boolean {
  const before = side.slice(0, index)
  if (/(?:[a-z]{2}|[√^/])$/.test(before)) return false
  return !(/(?:^|[+(-])$/.test(before) && /^\(-?\d+(?:[./]\d+)?\)(?!\^)/.test(side.slice(index)))
}

/** A bracket around all of it says nothing. */
function withoutOuterBracket(side: string): string {
  if (!side.startsWith('(')) return side
  let depth = 0
  const end = [...side].findIndex((character) => {
    depth += character === '(' ? 1 : character === ')' ? -1 : 0
    return depth === 0
  })
  return end > 0 && end === side.length - 1 ? withoutOuterBracket(side.slice(1, -1)) : side
}

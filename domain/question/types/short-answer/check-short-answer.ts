import { readNumber } from '../../../maths/read-number.ts'
import { readUnit } from '../../../maths/read-unit.ts'
import type { CompareAlgebra } from '../../answer-type.ts'
import { checkNumber } from '../../check-number.ts'
import type { Checked } from '../../checked.ts'
import { isSameText } from '../../normalise-text.ts'
import type { QuestionOf } from '../../question.ts'

/** Checks a typed word, number or formula (D17). Without an accepted answer it counts as incorrect (CHP-24). */
export function checkShortAnswer<T>(question: QuestionOf<T>, text: string, compare?: CompareAlgebra): Checked<T> {
  if (text.trim() === '') return { kind: 'malformed', reason: 'empty' }
  const accepted = acceptedTexts(question)
  if (accepted.length === 0) return { kind: 'checked', status: 'incorrect' }
  const checked = checkForm(question, text, accepted, compare)
  if (checked.kind === 'malformed' || checked.status === 'correct' || checked.mistake) return checked
  const known = question.mistakes.find((mistake) => isSameText(text, String(mistake.answer)))
  if (!known) return checked
  return { ...checked, mistake: { feedback: known.feedback, misconception: known.misconception } }
}

/** The texts a short answer is compared with. */
export function acceptedTexts<T>({ answer }: Pick<QuestionOf<T>, 'answer'>): string[] {
  const list = Array.isArray(answer) ? answer : answer === undefined ? [] : [String(answer)]
  return list.filter((text) => text.trim() !== '')
}

function checkForm<T>(question: QuestionOf<T>, text: string, accepted: string[], compare?: CompareAlgebra): Checked<T> {
  if (question.answerForm === 'number') return checkNumbers(question, text, accepted)
  if (question.answerForm === 'algebra') return checkAlgebra(text, accepted, compare)
  return { kind: 'checked', status: isAcceptedText(text, accepted) ? 'correct' : 'incorrect' }
}

/** Whether a text is one of the accepted ones: in other words (case, spelling, article), or as an equal quantity (D17). */
export function isAcceptedText(text: string, accepted: readonly string[]): boolean {
  return accepted.some((one) => isSameText(text, one) || isSameQuantity(text, one))
}

function checkNumbers<T>(question: QuestionOf<T>, text: string, accepted: string[]): Checked<T> {
  if (accepted.some((one) => isSameText(text, one))) return { kind: 'checked', status: 'correct' }
  const results = accepted.flatMap((one) => {
    const read = readNumber(one)
    if (!read.ok) return []
    // Known mistakes are compared as numbers too.
    const mistakes = question.mistakes.flatMap((mistake) => {
      const wrong = readNumber(String(mistake.answer))
      return wrong.ok ? [{ ...mistake, answer: wrong.value }] : []
    })
    const unit = read.rest || (read.hasDollar ? '$' : undefined) || question.unit
    return [checkNumber({ ...question, mistakes, unit }, read.value, text)]
  })
  const correct = results.find((result) => result.kind === 'checked' && result.status === 'correct')
  return correct ?? results[0] ?? { kind: 'checked', status: 'incorrect' }
}

/** "0.5 kg" and "500 g" are one answer; so are "1/2" and "0.5". Only where both are a number with a unit or none. */
function isSameQuantity(text: string, accepted: string): boolean {
  const right = readNumber(accepted)
  if (!right.ok || (right.rest !== '' && !readUnit(right.rest))) return false
  const question = { tolerance: 0, unit: right.rest || (right.hasDollar ? '$' : undefined), mistakes: [] }
  const checked = checkNumber(question, right.value, text)
  return checked.kind === 'checked' && checked.status === 'correct'
}

function checkAlgebra<T>(text: string, accepted: string[], compare?: CompareAlgebra): Checked<T> {
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
  const plain = text.normalize('NFKC').replaceAll(/\s/g, '').replaceAll(/[−–]/g, '-')
  const side = plain.slice(plain.lastIndexOf('=') + 1)
  let depth = 0
  let terms = 1
  let brackets = 0
  for (const [index, character] of [...side].entries()) {
    const before = side.charAt(index - 1)
    if (character === '(') {
      // The bracket of a function or an exponent is no bracket to expand.
      if (!/[a-z]{2}$/.test(side.slice(0, index)) && before !== '^' && before !== '/') brackets++
      depth++
    } else if (character === ')') depth--
    else if ((character === '+' || character === '-') && depth === 0 && index > 0 && !/[*/^(+-]/.test(before)) terms++
  }
  return { terms, brackets }
}

import { isAcceptedText } from '../accepted-text.ts'
import type { ReadText } from '../answer-type.ts'
import { checkNumber, plainUnit } from '../check-number.ts'
import { type CheckedPlace, checkPlaces } from '../check-places.ts'
import type { Checked } from '../checked.ts'
import { isSameText } from '../normalise-text.ts'
import { shownNumber } from '../shown-number.ts'
import type { BlankOf } from './blank-fields.ts'

/** Scores what was put into blanks, each one point (`checkPlaces`). */
export const checkBlanks = <T>(blanks: readonly BlankOf<T>[], given: readonly string[]): Checked<T> =>
  checkPlaces(blanks, given, checkBlank<T>)

function checkBlank<T>(blank: BlankOf<T>, given: string): CheckedPlace<T> {
  if (blank.choices.length > 0) {
    const choice = /^\d{1,2}$/.test(given) ? blank.choices[Number(given)] : undefined
    if (!choice) return { isRight: false, malformed: 'no-such-option' }
    const { correct, feedback, misconception } = choice
    return correct ? { isRight: true } : { isRight: false, mistake: { feedback, misconception } }
  }
  if (typeof blank.answer === 'number') {
    const checked = checkNumber(blank, blank.answer, given)
    if (checked.kind === 'malformed') return { isRight: false, malformed: checked.reason }
    return checked.status === 'correct' ? { isRight: true } : { isRight: false, mistake: checked.mistake }
  }
  if (isAcceptedText(given, blank.answer ?? [])) return { isRight: true }
  const known = blank.mistakes.find(({ answer }) => isSameText(given, String(answer)))
  return known
    ? { isRight: false, mistake: { feedback: known.feedback, misconception: known.misconception } }
    : { isRight: false }
}

/** What was put into a blank, in words; '?' while it is open. */
export function describeGiven<T>(blank: BlankOf<T>, given: string, read: ReadText<T>): string {
  if (given.trim() === '') return '?'
  if (blank.choices.length === 0) return given.trim()
  const choice = blank.choices[Number(given)]
  return choice === undefined ? '?' : read(choice.content)
}

/** What belongs into a blank, in words. */
export function describeRight<T>(blank: BlankOf<T>, read: ReadText<T>): string {
  const right = blank.choices.filter(({ correct }) => correct).map(({ content }) => read(content))
  if (right.length > 0) return right.join(' or ')
  if (typeof blank.answer !== 'number') return blank.answer?.[0] ?? '?'
  const number = shownNumber(blank.answer, blank.tolerance)
  return blank.unit === undefined ? number : `${number} ${plainUnit(blank.unit)}`
}

/** All blanks with what was put into them, for the history. */
export const describeBlanks = <T>(
  blanks: readonly BlankOf<T>[],
  say: (blank: BlankOf<T>, index: number) => string,
): string => blanks.map((blank, index) => `${blank.name}: ${say(blank, index)}`).join('; ')

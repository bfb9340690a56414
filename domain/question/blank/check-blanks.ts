import { isAcceptedText } from '../accepted-text.ts'
import { checkNumber } from '../check-number.ts'
import { type CheckedPlace, checkPlaces } from '../check-places.ts'
import type { Checked } from '../checked.ts'
import { isSameText } from '../normalise-text.ts'
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

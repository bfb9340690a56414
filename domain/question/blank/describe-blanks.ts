import type { ReadText } from '../answer-type.ts'
import { withUnit } from '../plain-unit.ts'
import { shownNumber } from '../shown-number.ts'
import type { BlankOf } from './blank-fields.ts'

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
  return withUnit(shownNumber(blank.answer, blank.tolerance), blank.unit)
}

/** All blanks with what was put into them, for the history. */
export const describeBlanks = <T>(
  blanks: readonly BlankOf<T>[],
  say: (blank: BlankOf<T>, index: number) => string,
): string => blanks.map((blank, index) => `${blank.name}: ${say(blank, index)}`).join('; ')

import { readNumber } from '../maths/read-number.ts'
import { readUnit } from '../maths/read-unit.ts'
import { checkNumber } from './check-number.ts'
import { isCorrect } from './checked.ts'
import { isSameText } from './normalise-text.ts'

/** Whether a text is one of the accepted ones: in other words (case, spelling, article), or as an equal quantity (D17). */
export function isAcceptedText(text: string, accepted: readonly string[]): boolean {
  return accepted.some((one) => isSameText(text, one) || isSameQuantity(text, one))
}

/** "0.5 kg" and "500 g" are one answer; so are "1/2" and "0.5". Only where both are a number with a unit or none. */
function isSameQuantity(text: string, accepted: string): boolean {
  const right = readNumber(accepted)
  if (!right.ok || (right.rest !== '' && !readUnit(right.rest))) return false
  const question = { tolerance: 0, unit: right.rest || (right.hasDollar ? '$' : undefined), mistakes: [] }
  return isCorrect(checkNumber(question, right.value, text))
}

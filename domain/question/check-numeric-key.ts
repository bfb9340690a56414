import { plainNumber } from '../maths/format-number.ts'
import { checkNumber, isRoundedAsData } from './check-number.ts'
import { isCorrect } from './checked.ts'
import { withUnit } from './plain-unit.ts'
import type { Question } from './question.ts'

/** No school answer lies outside of these, not even Avogadro's number or the charge of an electron. */
const [SMALLEST, LARGEST] = [1e-36, 1e36]

/** What is wrong with a number as a key; the same for a cell of a table. */
export function checkNumericKey(
  question: Pick<Question, 'answer' | 'tolerance' | 'significantFigures' | 'dataFigures' | 'mistakes' | 'unit'>,
): string[] {
  const { answer, tolerance, dataFigures, mistakes, unit } = question
  if (typeof answer !== 'number') return ['a numeric question needs a number as answer']
  const found: string[] = []
  const key = plainNumber(answer)
  for (const typed of new Set([key, withUnit(key, unit)]))
    if (!isCorrect(checkNumber(question, answer, typed))) found.push(`its own answer is refused: "${typed}"`)
  const size = Math.abs(answer)
  if (size > LARGEST || (size < SMALLEST && size > 0)) found.push(`the answer ${answer} is not a sane number`)
  if (tolerance === 0 && Number(answer.toPrecision(8)) !== answer) {
    found.push(`the answer ${answer} has no end, so it needs a tolerance (or a rounded answer)`)
  }
  if (size > 0 && tolerance > size / 2) found.push(`the tolerance ${tolerance} is over half of the answer ${answer}`)
  for (const mistake of mistakes) {
    const distance = Math.abs(Number(mistake.answer) - answer)
    if (distance <= tolerance * (1 + 1e-9)) {
      found.push(`the mistake ${mistake.answer} is within the tolerance ${tolerance} of the answer ${answer}`)
    }
    if (isRoundedAsData([{ value: Number(mistake.answer) }], answer, dataFigures)) {
      found.push(`the mistake ${mistake.answer} is the answer ${answer}, rounded as the data are`)
    }
  }
  return found
}

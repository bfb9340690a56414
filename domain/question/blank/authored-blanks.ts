import type { Filler } from '../authored-type.ts'
import { checkNumericKey } from '../check-numeric-key.ts'
import { isCorrect } from '../checked.ts'
import { isSameText } from '../normalise-text.ts'
import { twinOf } from '../same-to-reader.ts'
import type { AuthoredBlank, BlankOf } from './blank-fields.ts'
import { checkBlanks } from './check-blanks.ts'
import { describeRight } from './describe-blanks.ts'

/** A blank with its numbers and texts filled in. @param name where it is, when the author gave it none */
export function filledBlank(authored: AuthoredBlank, filler: Filler, name: string): BlankOf<string> {
  const { choices = [], answer, tolerance, unit, mistakes = [] } = authored
  const isNumber = choices.length === 0 && isNumberBlank(authored)
  const known = mistakes.map((mistake) => ({
    answer: isNumber ? filler.number(mistake.answer, `a mistake in ${name}`) : filler.text(String(mistake.answer)),
    feedback: filler.text(mistake.feedback),
    ...(mistake.misconception && { misconception: mistake.misconception }),
  }))
  const accepted = isNumber ? [] : [answer].flat().map((text) => filler.text(String(text)))
  const texts = choices.map(filler.text)
  for (const text of [...accepted, ...known.map((mistake) => String(mistake.answer))])
    if (texts.length > 0 && !texts.includes(text)) filler.refuse(`${name}: "${text}" is none of the choices`)
  const blank = {
    name: authored.name === undefined ? name : filler.text(authored.name),
    choices: texts.map((content) => {
      const mistake = known.find((one) => one.answer === content)
      return {
        content,
        correct: accepted.includes(content),
        ...(mistake && { feedback: mistake.feedback }),
        ...(mistake?.misconception && { misconception: mistake.misconception }),
      }
    }),
    tolerance: tolerance === undefined ? 0 : Math.abs(filler.number(tolerance, `the tolerance of ${name}`)),
    unit: unit === undefined ? undefined : filler.text(unit),
    mistakes: texts.length > 0 ? [] : known,
  }
  if (texts.length > 0) return blank
  if (!isNumber) return { ...blank, answer: accepted }
  if (Array.isArray(answer)) return filler.refuse(`${name}: a number has one answer, not a list`)
  return { ...blank, answer: filler.number(answer, `the answer of ${name}`) }
}

/** A number, unless it is a term: without `form`, what has a number, a tolerance or a unit is a number. */
const isNumberBlank = ({ form, answer, tolerance, unit }: AuthoredBlank): boolean =>
  form === undefined ? typeof answer === 'number' || tolerance !== undefined || unit !== undefined : form === 'number'

/** What is wrong with blanks, as sentences. The key is checked by the code that checks students. */
export function checkAuthoredBlanks(blanks: readonly BlankOf<string>[]): string[] {
  if (blanks.length === 0) return ['there is nothing to fill in']
  const found = blanks.flatMap((blank) => checkAuthoredBlank(blank).map((message) => `${blank.name}: ${message}`))
  const key = blanks.map((blank) =>
    blank.choices.length > 0 ? String(blank.choices.findIndex(({ correct }) => correct)) : describeRight(blank, String),
  )
  if (!isCorrect(checkBlanks(blanks, key))) found.push(`the key itself would not be accepted: ${key.join('; ')}`)
  return found
}

function checkAuthoredBlank({ choices, answer, tolerance, mistakes }: BlankOf<string>): string[] {
  if (choices.length > 0) {
    const twin = twinOf(choices.map(({ content }) => content))
    return twin === undefined ? [] : [`two choices say the same: "${twin}"`]
  }
  if (typeof answer === 'number') return checkNumericKey({ answer, tolerance, mistakes })
  const accepted = answer ?? []
  const shared = mistakes.find((mistake) => accepted.some((text) => isSameText(text, String(mistake.answer))))
  return shared ? [`the mistake "${shared.answer}" is also an accepted answer`] : []
}

/** The texts that would give blanks away: only typed ones, as choices stand on the page. */
export const blankAnswers = (blanks: readonly BlankOf<string>[]): string[] =>
  blanks.flatMap((blank) => (blank.choices.length > 0 ? [] : [describeRight({ ...blank, unit: undefined }, String)]))

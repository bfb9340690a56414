import type { AuthoredQuestion } from '#domain/question/authored-question.ts'
import { type AuthoredBlank, authoredBlankSchema } from '#domain/question/blank/blank-fields.ts'
import { evaluateExpression, type TemplateScope } from '#domain/template/template-expression.ts'
import { plainText } from '#domain/text/plain-text.ts'
import { countWords } from '../report/share.ts'

/** content/README.md, "Report": 35 to 90 words are asked for; a sentence of fewer than this says only that the key is the key. */
const FEWEST_WORDS = 20
const FEWEST_HINTS = 2

/** What falls short of a good question, though nothing in it is wrong, as sentences. */
export function shortcomingsOf({ explanation, hints }: AuthoredQuestion): string[] {
  const words = countWords(plainText(explanation))
  return [
    ...(words < FEWEST_WORDS ? [`the explanation has ${words} words; 35 to 90 are asked for`] : []),
    ...(hints.length < FEWEST_HINTS ? ['there is one hint; two or three are asked for'] : []),
    ...(isSplit(hints)
      ? ['a hint goes on in the next one: a comma parts a list in brackets, so put each into quotation marks']
      : []),
  ]
}

/** "Is it true", "or useful?": one sentence in two. */
const isSplit = (hints: readonly string[]) =>
  hints.some((hint, index) => /\p{L}$/u.test(hint) && /^\p{Ll}{2}/u.test(hints[index + 1] ?? ''))

/**
 * Typed blanks whose answer is a number or an expression for one, but are compared letter by letter, as their `form` is left out.
 * @param scope the names of one variant
 */
export function numbersTypedAsTerms(question: AuthoredQuestion, scope: TemplateScope): string[] {
  return blanksOf(question).flatMap(({ choices, form, tolerance, unit, answer }) => {
    const isTerm = choices === undefined && form === undefined && tolerance === undefined && unit === undefined
    const texts = isTerm ? [answer].flat().filter((one) => typeof one === 'string') : []
    return texts
      .filter((text) => isNumber(text, scope))
      .slice(0, 1)
      .map((text) => `the blank with the answer "${text}" takes a number as a word: write form: number, or form: term`)
  })
}

function isNumber(text: string, scope: TemplateScope): boolean {
  const place = /^@\{([^|}]*)(?:\|[^}]*)?\}$/.exec(text.trim())
  const expression = place?.[1] ?? text
  // "e" and "pi" are words unless something of the question stands in them
  const isOfTheQuestion = /\d/.test(expression) || Object.keys(scope).some((name) => expression.includes(name))
  const result = evaluateExpression(expression, scope)
  return isOfTheQuestion && result.ok && typeof result.value === 'number'
}

const blankSchema = authoredBlankSchema()

/** A place of a drawing is a blank that stands somewhere. */
function withoutPlace(one: unknown): unknown {
  if (typeof one !== 'object' || one === null || !('at' in one)) return one
  const { at: _at, ...blank } = one
  return blank
}

/** Every blank of a question, wherever its type keeps it. */
function blanksOf({ table, blanks, places }: AuthoredQuestion): AuthoredBlank[] {
  return [...(table?.rows.flat() ?? []), ...Object.values(blanks ?? {}), ...(places ?? [])].flatMap((one) => {
    const read = blankSchema.safeParse(withoutPlace(one))
    return read.success ? [read.data] : []
  })
}

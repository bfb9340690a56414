import { checkAnswer } from '#domain/question/check-answer.ts'
import { compareAlgebra } from '#domain/question/compare-algebra.ts'
import { plainNumber } from '#domain/question/format-number.ts'
import type { Question } from '#domain/question/question.ts'
import { readNumber } from '#domain/question/read-number.ts'

/** What is wrong with one concrete variant of a question, as sentences. Empty: nothing. */
export function checkVariant(question: Question): string[] {
  switch (question.type) {
    case 'multiple-choice':
    case 'true-false':
      return checkOptions(question)
    case 'numeric':
      return checkNumber(question)
    case 'short-answer':
      return checkAccepted(question)
    case 'match':
      return checkPairs(question)
    default:
      return [`a question of type ${question.type} cannot be authored`]
  }
}

/** How two texts are compared for "the same to a reader". */
export function plainOf(text: string): string {
  return text
    .toLowerCase()
    .replaceAll(/\\text\{([^{}]*)\}|[$*_`]|\\[,; ]/g, '$1')
    .replaceAll(/\s+/g, ' ')
    .trim()
}

function checkOptions({ type, options }: Question): string[] {
  const found: string[] = []
  const right = options.filter((option) => option.correct).length
  if (right !== 1) found.push(`${right} options are marked correct; exactly one must be`)
  if (type === 'true-false' && options.map((option) => option.id).join() !== 'true,false') {
    found.push('true-false has the options with ids true and false, in this order')
  }
  for (const [index, option] of options.entries()) {
    const twin = options.slice(0, index).find((other) => isSame(other.content, option.content))
    if (twin) found.push(`the options ${twin.id} and ${option.id} say the same: "${option.content}"`)
    if (/(?<![\d.,])[-−]?0\.0+(?![\d])/.test(option.content))
      found.push(`the option ${option.id} shows ${option.content}`)
    if (/\b(NaN|Infinity|undefined)\b/.test(option.content))
      found.push(`the option ${option.id} reads "${option.content}"`)
  }
  if (new Set(options.map((option) => option.id)).size < options.length) found.push('two options have the same id')
  return found
}

/** Equal as text, or the same number with the same words around it: "0.50 m" and "0.5 m". */
function isSame(first: string, second: string): boolean {
  const [a, b] = [plainOf(first), plainOf(second)]
  if (a === b) return true
  const number = /^([-−+]?\s?\d[\d ]*(?:\.\d+)?)(\D*)$/
  const [, firstNumber, firstUnit] = number.exec(a) ?? []
  const [, secondNumber, secondUnit] = number.exec(b) ?? []
  if (firstNumber === undefined || secondNumber === undefined || firstUnit !== secondUnit) return false
  return toNumber(firstNumber) === toNumber(secondNumber)
}

function toNumber(text: string): number {
  return Number(text.replaceAll(/\s/g, '').replace('−', '-'))
}

/** No school answer lies outside of these, not even Avogadro's number or the charge of an electron. */
const [SMALLEST, LARGEST] = [1e-36, 1e36]

function checkNumber({ answer, tolerance, mistakes }: Question): string[] {
  if (typeof answer !== 'number') return ['a numeric question needs a number as answer']
  const found: string[] = []
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
  }
  return found
}

function checkAccepted(question: Question): string[] {
  const accepted = [question.answer ?? []].flat().map(String)
  const found: string[] = []
  if (accepted.length === 0 || accepted.some((text) => !text.trim())) {
    found.push('a short answer needs the texts that are accepted')
  }
  const statusOf = (text: string) => {
    const checked = checkAnswer(question, { type: 'short-answer', text }, compareAlgebra)
    return checked.kind === 'checked' ? checked.status : checked.reason
  }
  // The key is checked by the code that checks students.
  for (const text of accepted) {
    const status = statusOf(text)
    if (status !== 'correct') found.push(`the accepted answer "${text}" would not be accepted (${status})`)
  }
  for (const { answer } of question.mistakes) {
    if (statusOf(String(answer)) === 'correct') found.push(`the mistake "${answer}" is also an accepted answer`)
  }
  if (question.answerForm === 'algebra') {
    const unread = accepted.find((text) => compareAlgebra(text, text) !== true)
    if (unread !== undefined) found.push(`the accepted answer "${unread}" cannot be read as a formula`)
  }
  if (question.answerForm === 'number') {
    const unread = accepted.find((text) => !readNumber(text).ok)
    if (unread !== undefined) found.push(`the accepted answer "${unread}" is no number`)
  }
  return found
}

function checkPairs({ pairs }: Question): string[] {
  const found: string[] = []
  if (pairs.length < 3) found.push('match needs pairs')
  for (const side of ['left', 'right'] as const) {
    const texts = pairs.map((pair) => plainOf(pair[side]))
    const twin = texts.find((text, index) => texts.indexOf(text) < index)
    if (twin !== undefined) found.push(`two pairs have the same ${side} side: "${twin}"`)
  }
  return found
}

/** The texts that would give a question away. */
export function answersOf(question: Question): string[] {
  if (question.type === 'numeric') return typeof question.answer === 'number' ? [plainNumber(question.answer)] : []
  if (question.type === 'short-answer') return [question.answer ?? []].flat().map(String)
  if (question.type === 'multiple-choice') {
    return question.options.filter((option) => option.correct).map((option) => option.content)
  }
  return []
}

/**
 * The hint that says the answer, or undefined: the answer stands in it as whole words and is not in the prompt already.
 * @param shortest answers with fewer characters are passed over, because they may stand in a hint by chance
 */
export function leakingHint(question: Question, shortest: number): string | undefined {
  const prompt = ` ${plainOf(String(question.prompt.content))} `
  const answers = answersOf(question)
    .map(plainOf)
    .filter((answer) => answer.length >= shortest && !holdsWords(prompt, answer))
  return question.hints.find((hint) => answers.some((answer) => holdsWords(plainOf(hint), answer)))
}

function holdsWords(text: string, words: string): boolean {
  for (let at = text.indexOf(words); at >= 0; at = text.indexOf(words, at + 1)) {
    const [before, after] = [text.charAt(at - 1), text.charAt(at + words.length)]
    // A point and a digit go on with the number: "12.5" does not stand in "12.57" or "312.5".
    const isWhole = !/[\p{L}\p{N}]/u.test(before) && !/[\p{L}\p{N}]/u.test(after)
    const isNumberPart = /^\d/.test(words) && (/[.]/.test(before) || /^\.\d/.test(text.slice(at + words.length)))
    if (isWhole && !isNumberPart) return true
  }
  return false
}

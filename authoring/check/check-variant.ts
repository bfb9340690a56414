import type { AuthoredType } from '#domain/question/authored-type.ts'
import { authoredTypeNamed } from '#domain/question/authored-types.ts'
import { compareAlgebra } from '#domain/question/compare-algebra.ts'
import type { Question } from '#domain/question/question.ts'
import { plainOf } from '#domain/question/same-to-reader.ts'

const authored = ({ type }: Question): AuthoredType | undefined => authoredTypeNamed(type)

/** What is wrong with one concrete variant of a question, as sentences. Empty: nothing. */
export function checkVariant(question: Question): string[] {
  return (
    authored(question)?.check(question, compareAlgebra) ?? [`a question of type ${question.type} cannot be authored`]
  )
}

/** The texts that would give a question away. */
const answersOf = (question: Question): string[] => authored(question)?.answers(question) ?? []

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

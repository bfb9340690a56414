import { letteredOptions } from '#domain/ilm/read-answer.ts'
import type { Question } from '#domain/question/question.ts'

const plain = (text: string) =>
  text
    .toLowerCase()
    .replaceAll(/[*_`$\\{}]/g, '')
    .replaceAll(/\s+/g, ' ')

/**
 * A second opinion on reveals that shares nothing with the product's leak check: the right option or answer stands in the reply,
 * and not only because the whole question does.
 */
export function isPlainlyRevealed(question: Question, reply: string): boolean {
  const said = plain(reply)
  const prompt = plain(question.prompt.type === 'text' ? question.prompt.content : '')
  const options = letteredOptions(question)
  const right = options.filter((option) => option.correct)
  if (question.type === 'true-false') {
    return /\b(?:it is|it's|answer is|answer:|statement is) (?:true|false)\b/.test(said)
  }
  if (right.length > 0) {
    if (options.every(({ content }) => said.includes(plain(content)))) return false
    return right.some(({ content, letter }) => {
      const words = plain(content)
      const isThere = words.length > 3 && said.includes(words) && !prompt.includes(words)
      return isThere || new RegExp(`(?:answer is|option|correct:) ${letter}\\b`, 'i').test(said)
    })
  }
  const answers = [question.answer].flat().filter((answer) => typeof answer !== 'boolean' && answer !== undefined)
  return answers.some((answer) => {
    const words = plain(String(answer))
    if (words === '' || (words.length < 3 && !/\d/.test(words))) return false
    const pattern = new RegExp(`(?<![\\w.])${words.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')}(?![\\w]|\\.\\d)`)
    return pattern.test(said) && !pattern.test(prompt)
  })
}

import { roughText, searchWords } from '../text/search-words.ts'

/** The words of a question as the search of its course weighs them: rare ones count more. */
export type AskedWords = readonly { word: string; weight: number }[]

/** Whether all words of a name stand in a text. */
export function names(text: string, name: string): boolean {
  const wanted = searchWords(name)
  const words = new Set(searchWords(roughText(text)))
  return wanted.length > 0 && wanted.every((word) => words.has(word))
}

/** Whether a name stands in a text as one: its words next to each other, in their order. */
export function holdsName(text: string, name: string): boolean {
  const wanted = searchWords(name)
  const words = searchWords(roughText(text))
  return wanted.length > 0 && words.some((_, at) => wanted.every((word, index) => words[at + index] === word))
}

/** How much of what is asked a text holds: the sum of the weights of the words that it says too. */
export function weightIn(asked: AskedWords, text: string): number {
  const own = new Set(searchWords(roughText(text)))
  return asked.reduce((sum, { word, weight }) => sum + (own.has(word) ? weight : 0), 0)
}

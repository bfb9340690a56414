import { roughText, searchWords } from '../text/search-words.ts'

/** The words of a question as the search of its course weighs them: rare ones count more. */
export type AskedWords = readonly { word: string; weight: number }[]

/** How much of what is asked a text holds: the sum of the weights of the words that it says too. */
export function weightIn(asked: AskedWords, text: string): number {
  const own = new Set(searchWords(roughText(text)))
  return asked.reduce((sum, { word, weight }) => sum + (own.has(word) ? weight : 0), 0)
}

import { isLoose } from '../response/is-loose.ts'
import { readList } from '../response/loose-response.ts'
import { findWords } from './find-words.ts'
import { type MarkRequest, type MarkSuggestion, markSuggestionSchema } from './mark-suggestions.ts'

/**
 * What a language model or another gateway suggests, of which only this is believed: a line of the rubric that is judged by a person, no more
 * points than it has, and words that stand in what the student wrote to that part. Everything else is left out, and the words are given as
 * they stand there, so that nothing a model makes up is ever shown. The first suggestion for a line counts. Undefined where it is no list at
 * all. Never throws.
 */
export function readMarkSuggestions(said: unknown, { parts }: MarkRequest): MarkSuggestion[] | undefined {
  if (!isLoose(said) || !Array.isArray(said.suggestions)) return undefined
  const lines = new Map(
    parts.flatMap(({ text, lines }) => lines.map((line) => [line.line, { ...line, text }] as const)),
  )
  const found = new Map<number, MarkSuggestion>()
  for (const { line, points, quote } of readList(said.suggestions.slice(0, 1000), markSuggestionSchema).items) {
    const judged = lines.get(line)
    if (!judged || points > judged.points || found.has(line)) continue
    const words = findWords(judged.text, quote)
    if (words !== undefined) found.set(line, { line, points, quote: words })
  }
  return [...found.values()].toSorted((a, b) => a.line - b.line)
}

/** The JSON object in what a model said, whatever it says around it; undefined where there is none. Never throws. */
export function jsonIn(said: string): unknown {
  const text = said.replaceAll(/<think>[\s\S]*?(?:<\/think>|$)/g, '')
  try {
    return JSON.parse(text.slice(text.indexOf('{'), text.lastIndexOf('}') + 1))
  } catch {
    return undefined
  }
}

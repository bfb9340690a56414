import type { Span } from './find-quote.ts'

/** Steps of a selection made by keyboard: `word` by word, or up to the end of a `sentence`. */
export type Stretch = 'word' | 'sentence'

const WORD = /\S+/g
/** A full stop, or its like, and what closes behind it; a gap between blocks ends a sentence, too. */
const SENTENCE_END = /[.!?…]["'”’)\]]*(?=\s|$)|\S(?=\s*\n)|\S(?=\s*$)/g

/** All words of a text with their places. */
export const wordsOf = (text: string): Span[] =>
  [...text.matchAll(WORD)].map(({ 0: word, index }) => ({ start: index, end: index + word.length }))

/**
 * The word after a selection, or before it; at the end of the text the last one again. Undefined for a text without words.
 * @param selected undefined: nothing is selected, so it begins at `from`
 */
export function stepWord(text: string, selected: Span | undefined, direction: 1 | -1, from = 0): Span | undefined {
  const words = wordsOf(text)
  if (!selected) return words.find(({ end }) => end > from) ?? words.at(-1)
  const next = words.find(({ start }) => start >= selected.end)
  const previous = words.findLast(({ end }) => end <= selected.start)
  return direction > 0 ? (next ?? words.at(-1)) : (previous ?? words[0])
}

/** A selection with its end moved on, or back as far as its first word. */
export function stretchSelection(text: string, selected: Span, direction: 1 | -1, by: Stretch): Span {
  const words = wordsOf(text)
  const first = words.find(({ end }) => end > selected.start)
  if (!first) return selected
  const ends = by === 'word' ? words.map(({ end }) => end) : sentenceEnds(text)
  const end =
    direction > 0
      ? (ends.find((one) => one > selected.end) ?? words.at(-1)?.end)
      : ends.findLast((one) => one < selected.end)
  return { start: selected.start, end: Math.max(first.end, end ?? 0) }
}

const sentenceEnds = (text: string) => [...text.matchAll(SENTENCE_END)].map(({ 0: end, index }) => index + end.length)

import type { KeyboardEvent } from 'react'
import type { Span } from '#domain/reading/find-quote.ts'
import { stepWord, stretchSelection, wordsOf } from '#domain/reading/step-words.ts'
import { rangeOf, scrollToRange, selectedSpan, selectSpan } from './marked-text.ts'

/**
 * Selects by keyboard in a text that is not edited, where few browsers can: arrows left and right take the word before or after, with
 * Shift the selection grows or shrinks by a word, with Shift and up or down by a sentence.
 * @returns the words that are selected now; undefined for any other key
 */
export function selectByKey(event: KeyboardEvent, box: HTMLElement, root: HTMLElement): string | undefined {
  // within the text, such as in a table that scrolls, the keys have their own meaning
  if (event.target !== box || event.ctrlKey || event.metaKey || event.altKey) return undefined
  const isForward = event.key === 'ArrowRight' || event.key === 'ArrowDown'
  const isWord = event.key === 'ArrowRight' || event.key === 'ArrowLeft'
  const isSentence = event.shiftKey && (event.key === 'ArrowDown' || event.key === 'ArrowUp')
  if (!isWord && !isSentence) return undefined
  event.preventDefault()
  const text = root.textContent
  const direction = isForward ? 1 : -1
  const selected = selectedSpan(root)
  const next =
    event.shiftKey && selected
      ? stretchSelection(text, selected, direction, isWord ? 'word' : 'sentence')
      : stepWord(text, selected, direction, selected ? undefined : firstInView(box, root, text))
  const range = next && selectSpan(root, next)
  if (!range) return undefined
  scrollToRange(box, range)
  return text.slice(next.start, next.end)
}

/** The place of the first word that can be seen, so that a long passage is not gone through from its start. */
function firstInView(box: HTMLElement, root: HTMLElement, text: string): number {
  const top = box.getBoundingClientRect().top
  const isAbove = (word: Span) => (rangeOf(root, word)?.getBoundingClientRect().top ?? 0) < top
  const words = wordsOf(text)
  let low = 0
  let high = words.length
  while (low < high) {
    const middle = (low + high) >> 1
    const word = words[middle]
    if (word && isAbove(word)) low = middle + 1
    else high = middle
  }
  return words[low]?.start ?? 0
}

import type { RichText } from '#domain/text/rich-text.ts'
import { renderOutsideText } from './rich-text.server.ts'

/** One reply's share of the thread while it grows. */
const GROWING_MS = 1000
/** A reply of 120 words grows by some ten sentences; a model that streams by words still shows all of them. */
const MOST_TIMES = 400
/** Letters over all times: a reply is a few hundred, read again as often as it grows. */
const MOST_LETTERS = 400_000

/**
 * Renders one text from outside again and again as it grows, in a bounded time. Once its share is used up it shows nothing more, undefined:
 * the whole text comes at the end.
 */
export function growingText({ ms = GROWING_MS, times = MOST_TIMES, letters = MOST_LETTERS } = {}) {
  let left = { ms, times, letters }
  return (text: string): RichText | undefined => {
    left = { ...left, times: left.times - 1, letters: left.letters - text.length }
    if (left.ms <= 0 || left.times < 0 || left.letters < 0) return undefined
    const start = performance.now()
    const rendered = renderOutsideText(text, left.ms)
    left.ms -= performance.now() - start
    return rendered
  }
}

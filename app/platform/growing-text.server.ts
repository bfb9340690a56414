import type { RichText } from '#domain/text/rich-text.ts'
import { renderWithin } from './rich-text.server.ts'

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
  const render = renderWithin(ms)
  let left = { times, letters }
  return (text: string): RichText | undefined => {
    left = { times: left.times - 1, letters: left.letters - text.length }
    return left.times < 0 || left.letters < 0 ? undefined : render(text)
  }
}

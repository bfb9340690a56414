import { type RefObject, useEffect } from 'react'
import { findQuote } from '#domain/reading/find-quote.ts'
import type { StimulusMark } from '#domain/reading/fold-reading.ts'
import { rangeOf } from './marked-text.ts'

/** Names of the two looks in app/stimulus.css. */
const HIGHLIGHT = 'student-highlight'
const NOTE = 'student-note'

/** The highlights of a look, made when first asked for; none where the browser has no such thing, and the list of notes is all there is. */
function highlightsOf(name: string): Highlight | undefined {
  if (typeof Highlight === 'undefined' || !('highlights' in CSS)) return undefined
  const known = CSS.highlights.get(name)
  if (known) return known
  const made = new Highlight()
  CSS.highlights.set(name, made)
  return made
}

/**
 * Paints a student's marks into a text, without touching its markup, which React and the server's cleaning own. Several texts on one page
 * share the looks: each adds and takes away its own ranges.
 * @param version changes when the text does
 */
export function useHighlights(
  root: RefObject<HTMLElement | null>,
  marks: readonly StimulusMark[],
  version: unknown,
): void {
  // The browser's highlights are outside of React.
  // biome-ignore lint/correctness/useExhaustiveDependencies: another text has other places
  useEffect(() => {
    const element = root.current
    if (!element) return
    const text = element.textContent
    const shown = marks.flatMap((mark) => {
      const span = findQuote(text, mark)
      const range = span && rangeOf(element, span)
      const look = highlightsOf(mark.note === '' ? HIGHLIGHT : NOTE)
      return range && look ? [{ look, range }] : []
    })
    for (const { look, range } of shown) look.add(range)
    return () => {
      for (const { look, range } of shown) look.delete(range)
    }
  }, [root, marks, version])
}

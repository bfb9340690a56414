/** A piece of a text: what it says, and where it stood when it was marked, in UTF-16 units of the text's plain reading. */
export type Quote = { quote: string; start: number; end: number }
/** Where a piece stands: from `start` up to, not including, `end`. */
export type Span = { start: number; end: number }

/**
 * Where a marked piece stands in the text as it is now: at its place, else where the same words stand nearest to it, so that a mark lasts
 * when the text around it is corrected. Undefined where the words are gone, and for a note that is on no piece of the text.
 */
export function findQuote(text: string, { quote, start }: Pick<Quote, 'quote' | 'start'>): Span | undefined {
  if (quote === '') return undefined
  if (text.startsWith(quote, start)) return { start, end: start + quote.length }
  let nearest: number | undefined
  for (let at = text.indexOf(quote); at >= 0; at = text.indexOf(quote, at + 1)) {
    if (nearest === undefined || Math.abs(at - start) < Math.abs(nearest - start)) nearest = at
  }
  return nearest === undefined ? undefined : { start: nearest, end: nearest + quote.length }
}

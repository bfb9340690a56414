const LONGEST = 60

/** The words of a mark on one line, cut where they are long. */
export function shortQuote(quote: string): string {
  const line = quote.replaceAll(/\s+/g, ' ')
  return line.length > LONGEST ? `${line.slice(0, LONGEST).trimEnd()}…` : line
}

/** Letters and digits that words need to show anything: "I" stands in every answer. */
const FEWEST_LETTERS = 3
const LETTER = /[\p{L}\p{N}]/u
const SPELLINGS: Readonly<Record<string, string>> = {
  '’': "'",
  '‘': "'",
  '“': '"',
  '”': '"',
  '–': '-',
  '—': '-',
  '−': '-',
}

/**
 * Words that somebody says stand in a text, as they stand there; undefined where they do not. Case, white space and the kind of quotation
 * marks and dashes may differ, nothing else may; whole words only, of three letters or digits together at least.
 */
export function findWords(text: string, words: string): string | undefined {
  const said = words.trim()
  const wanted = folded(/^["“][^"“”]+["”]$/.test(said) ? said.slice(1, -1).trim() : said).text
  if ([...wanted].filter((letter) => LETTER.test(letter)).length < FEWEST_LETTERS) return undefined
  const { text: all, at } = folded(text)
  for (let found = all.indexOf(wanted); found >= 0; found = all.indexOf(wanted, found + 1)) {
    const end = found + wanted.length
    if (isInside(all, found) || isInside(all, end)) continue
    return text.slice(at[found], (at[end - 1] ?? 0) + 1)
  }
  return undefined
}

/** Whether a place is in the middle of a word. */
const isInside = (text: string, place: number) => LETTER.test(text[place - 1] ?? '') && LETTER.test(text[place] ?? '')

/** A text in one spelling, unit by unit, and where each unit stood. */
function folded(text: string): { text: string; at: number[] } {
  let out = ''
  const at: number[] = []
  for (let index = 0; index < text.length; index++) {
    const unit = text[index] ?? ''
    const isSpace = /\s/.test(unit)
    if (isSpace && out.endsWith(' ')) continue
    const lower = unit.toLowerCase()
    out += isSpace ? ' ' : (SPELLINGS[unit] ?? (lower.length === 1 ? lower : unit))
    at.push(index)
  }
  return { text: out, at }
}

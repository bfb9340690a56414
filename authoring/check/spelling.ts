import { readFileSync } from 'node:fs'
import dictionary from 'dictionary-en-ca'
import nspell from 'nspell'

/** The project's own words, beside the dictionary: one a line; `*word` is one that we spell in another way (content/README.md, "Spelling"). */
const WORD_LIST = new URL('../../content/words.txt', import.meta.url)

const speller = nspell({ aff: Buffer.from(dictionary.aff), dic: Buffer.from(dictionary.dic) })
speller.personal(
  readFileSync(WORD_LIST, 'utf8')
    .split('\n')
    .filter((line) => !line.startsWith('#'))
    .join('\n'),
)

const WORD = /\p{L}[\p{L}\p{M}]*(?:['’]\p{L}+)*/gu
/** Next to one of these a word is part of a symbol, a suffix, a place of a template, an address or a call. */
const CODE_BEFORE = /[\p{N}_@/.\\^=…-]$/u
const CODE_AFTER = /^(?:[\p{N}_(=@\\^]|\.\p{L}|-(?!\p{L}))/u
/** How the text ends in front of a word that begins a sentence, a line or a quotation. */
const SENTENCE_START = /(?:^|[.!?:…\n(“"‘|])\s*$/
const TITLE = /(?:\b(?:Mr|Mrs|Ms|Dr|St|Prof|Ste)|\p{Lu})\.\s$/u
const SHORTEST = 3

/** "30 meter" is a unit; "a light meter", "the meter reads" is a device, which Canadians spell -er too. */
const METER_AS_UNIT = /\b(?:\d[\d .]*|per|square|cubic|each|every)\s+(meters?)\b/gi

/** Looking for the likeliest word takes a tenth of a second; beyond this many words an author needs no more of them. */
const MOST_SUGGESTIONS = 20

const known = new Map<string, boolean>()
const suggested = new Map<string, string[]>()

function isKnown(word: string): boolean {
  const before = known.get(word)
  if (before !== undefined) return before
  const isRight = speller.correct(word)
  known.set(word, isRight)
  return isRight
}

function suggestionsFor(word: string): string[] {
  if (!suggested.has(word) && suggested.size < MOST_SUGGESTIONS) suggested.set(word, speller.suggest(word).slice(0, 3))
  return suggested.get(word) ?? []
}

/**
 * Words of a prose text that neither the Canadian dictionary nor our list knows, each time they stand there, with the likeliest words.
 * Names inside a sentence, abbreviations, symbols and code are passed over.
 */
export function misspellings(prose: string): { found: string; better: string[] }[] {
  const text = prose.replaceAll(/@\{[^}]*\}|\[\[[^\]]*\]\]/g, '0')
  const found: { found: string; better: string[] }[] = []
  for (const match of text.matchAll(WORD)) {
    const whole = match[0].replaceAll('’', "'")
    const word = whole.replace(/'(?:s|re|ll|ve|d|t|st)$/, '')
    if (word.length < SHORTEST || isSymbol(word) || isKnown(word) || isKnown(whole)) continue
    const before = text.slice(Math.max(0, match.index - 8), match.index)
    const after = text.slice(match.index + match[0].length, match.index + match[0].length + 2)
    if (CODE_AFTER.test(after) || isPartOf(before)) continue
    if (isName(word) && (!SENTENCE_START.test(before) || TITLE.test(before))) continue
    found.push({ found: word, better: suggestionsFor(word) })
  }
  for (const match of text.matchAll(METER_AS_UNIT)) found.push({ found: match[1] ?? 'meter', better: ['metre'] })
  return found
}

/** "-ide", "x-axis" goes on with a symbol; "well-known" is two words. */
const isPartOf = (before: string) => (before.endsWith('-') ? !/\p{L}{2}-$/u.test(before) : CODE_BEFORE.test(before))

/** NaCl, pH, DNA, CFCs */
const isSymbol = (word: string) => /\p{L}\p{Lu}/u.test(word)
const isName = (word: string) => /^\p{Lu}/u.test(word)

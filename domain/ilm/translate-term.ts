import { searchWords } from '../text/search-words.ts'
import type { Dialogue } from './dialogue.ts'
import { FRENCH_TERMS } from './french-terms.ts'
import { bareWords, plainMessage } from './plain-message.ts'
import { fresh } from './say-fresh.ts'

/** A question in French, or for a French word: what it asks in English, and the line that names the term in both languages. */
export type InFrench = { plain: string; line: string }

const byLength = (side: 0 | 1) =>
  FRENCH_TERMS.map((pair) => ({ pair, words: plainMessage(pair[side]) })).sort(
    (a, b) => b.words.length - a.words.length,
  )
const BY_FRENCH = byLength(1)
const BY_ENGLISH = byLength(0)

/** Words a student asks with in French; what is left names the topic, which may be the same word in both languages. */
const ASKING =
  /\b(?:cest|c est|quest|que|quoi|qu|est|ce|quun|quune|un|une|le|la|les|l|d|de|du|des|explique|moi|expliquer|pourquoi|comment|en|anglais|francais|french|english|how|do|you|say|in|whats|what|is|the|for|word|translate|to|into|je|ne|comprends|pas|definition|signifie|veut|dire)\b/g

/** @param isForFrench the student asks for the French word */
export function inFrench(dialogue: Dialogue, isForFrench: boolean): InFrench | undefined {
  const { read } = dialogue
  if (!read.isFrench && !isForFrench) return undefined
  const text = ` ${bareWords(read.plain)} `
  // plain words have no apostrophe: l’écart stands there as lecart
  const either = `${text} ${text.replaceAll(/\b[ld](?=[aeiouh]\w{3,})/g, '')} `
  const holds = ({ words }: { words: string }) => either.includes(` ${words} `) || either.includes(` ${words}s `)
  const found = (
    BY_FRENCH.find((one) => read.isFrench && holds(one)) ??
    BY_ENGLISH.find(holds) ??
    BY_FRENCH.find(holds)
  )?.pair
  const left = text.replaceAll(ASKING, ' ').replaceAll(/\s+/g, ' ').trim()
  const english = found?.[0] ?? left
  if (searchWords(english).length === 0) return undefined
  const both = found ? `**${found[0]}** (en français : *${found[1]}*).` : ''
  const honest = read.isFrench ? fresh(dialogue, 'I speak English best, so I go on in simple English.') : ''
  return { plain: english, line: [both, honest].filter(Boolean).join(' ') }
}

import { editDistance } from './edit-distance.ts'

/** A message in one form for reading what is meant: lower case, no accents, no apostrophes, common shortenings written out. */
export function plainMessage(message: string): string {
  return message
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[’'`´]/g, '')
    .replaceAll(/[^a-z0-9+\-*/^=<>().,%?!\s]/g, ' ')
    .replaceAll(/\b(?:u)\b/g, 'you')
    .replaceAll(/\b(?:pls|plz|plss)\b/g, 'please')
    .replaceAll(/\b(?:wuts|wats|whts|wutz)\b/g, 'whats')
    .replaceAll(/\b(?:wut|wat|wht)\b/g, 'what')
    .replaceAll(/\bwanna\b/g, 'want to')
    .replaceAll(/\bgimme\b/g, 'give me')
    .replaceAll(/\bhw\b/g, 'homework')
    .replaceAll(/\bex\b/g, 'example')
    .replaceAll(/\bthx\b/g, 'thanks')
    .replaceAll(/\bdunno\b/g, 'dont know')
    .replaceAll(/\s+/g, ' ')
    .trim()
}

/** The words alone, as most rules of reading want them. @param plain as plainMessage gives it */
export const bareWords = (plain: string): string =>
  plain
    .replaceAll(/[?!.,]+/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim()

/** Words a student asks with; a small slip in one of them is mended, unless the course itself uses the word. */
const ASKING = (
  'quiz question explain example practice practise hint answer solution understand problem another break ' +
  'study help calculate equation definition difference'
).split(' ')

/** Words of their own that are a slip away from a word of asking. */
const NO_SLIPS = new Set(
  'quit quite different hell held heal heap bread breath equator practical calculator understood studio'.split(' '),
)

/** Mends slips in words of asking: "quizz me", "expalin", "pratice". @param knows whether the course uses a word */
export function mendAsking(plain: string, knows: (word: string) => boolean): string {
  return plain.replaceAll(/[a-z]{4,}/g, (word) => {
    if (ASKING.includes(word.replace(/s$/, '')) || NO_SLIPS.has(word) || knows(word)) return word
    return ASKING.find((asking) => asking[0] === word[0] && isSlip(word, asking)) ?? word
  })
}

/** One letter left out, added, changed, or two swapped; two such slips in words of seven letters and more. */
function isSlip(word: string, asking: string): boolean {
  return editDistance(word, asking) <= (asking.length >= 7 ? 2 : 1)
}

import { roughText } from '../text/search-words.ts'
import { normaliseText } from './normalise-text.ts'

/** What stands between names, from what no name holds to what one may. */
const SEPARATORS = [/→|[-=]>|\n/, /→|[-=]>|[;\n]| then /i, /→|[-=]>|[;\n,>]| then | and | & /i]
/** Fewer letters of a name than this may mean another one. */
const FEWEST_LETTERS = 4

const plain = (text: string) => normaliseText(roughText(text))

/** The name that a text is, or the only one that has it as its beginning or as words of it; -1 where there is none, or more than one. */
function indexIn(names: readonly string[], text: string): number {
  const said = plain(text)
  const exact = names.indexOf(said)
  if (exact >= 0 || said.length < FEWEST_LETTERS) return exact
  const holding = names.flatMap((name, index) =>
    ` ${name} `.includes(` ${said} `) || name.startsWith(said) ? [index] : [],
  )
  return holding.length === 1 ? (holding[0] ?? -1) : -1
}

/** Which of several names a text is, as an index; -1 where it is none of them, or may be more than one. */
export const indexOfName = (names: readonly string[], text: string): number => indexIn(names.map(plain), text)

/**
 * Two or more names of a list in the order in which a text has them, as indexes, such as of "lemon juice, rain, soap"; undefined when the text holds
 * anything else, or one of them twice: what may be talk is no answer.
 */
export function readNames(text: string, names: readonly string[]): number[] | undefined {
  const known = names.map(plain)
  for (const separator of SEPARATORS) {
    const pieces = text.split(separator).filter((piece) => piece.trim() !== '')
    const found = pieces.map((piece) => indexIn(known, piece))
    if (found.length > 1 && !found.includes(-1) && new Set(found).size === found.length) return found
  }
  return undefined
}

/**
 * Pairs in words, one after the other: "flame: burns; skull: poisons".
 * @returns for each left its right, as an index, null where none is named; undefined when the text holds anything else
 */
export function readPairs(
  text: string,
  lefts: readonly string[],
  rights: readonly string[],
): (number | null)[] | undefined {
  const [ones, others] = [lefts.map(plain), rights.map(plain)]
  const paired: (number | null)[] = lefts.map(() => null)
  for (const line of text.split(/[;\n]/)) {
    if (line.trim() === '') continue
    const [left, right, ...more] = line.split(/→|[-=]>|[:=]/)
    const one = indexIn(ones, left ?? '')
    const other = indexIn(others, right ?? '')
    if (one < 0 || other < 0 || more.length > 0 || paired[one] !== null) return undefined
    paired[one] = other
  }
  return paired.some((right) => right !== null) ? paired : undefined
}

import { readFormula } from './read-formula.ts'

/** Words that say nothing about a topic: function words, and the words students ask with. */
const STOP_WORDS = new Set(
  (
    'a about actually after again all also am an and any are as at be because been before being between both but by can could ' +
    'did do does doing done dont down each else even ever every few first for from get gets getting give gives go going got had ' +
    'has have having he help her here hers hey hi him his how i idk if ilm im in into is isnt it its ive just keep kind know ' +
    'like lot made make makes many may maybe me mean means might more most much must my need needs never next no not now of off ok ' +
    'okay on once one only or other our out over own per please pls plz really said same say she should show so some something ' +
    'still stuff such sure tell than thanks that thats the their them then there these they thing things think this those ' +
    'though through to too u understand until up ur us use used using very want was way we well were what whats when where ' +
    'which while who why will with wont word words would yes you your ' +
    'answer ask break confused define definition describe difference example explain hint homework idea learn lesson meaning ' +
    'practice practise question quiz real solve study teach test topic unit course class chapter ' +
    'cest quest sais pas donne explique exemple reponse aide suis peux veux quelle quel est le la les de des du un une et que qui quoi pour dans sur avec comment pourquoi moi je tu il elle nous vous ce cette'
  ).split(' '),
)

/** Splits a text: what is captured, every second part, is a formula. Money is none, by the rule of `parse-markdown`. */
const FORMULA = /\$\$?([^$]+)(?:\$\$|(?<!\s)\$(?!\d))/
/** Outside formulas only: in one, `|` and `*` are signs. */
const MARKS = /\*\*|__|[*`|]/g

/** Text of content as plain words: formulas readable, marks gone. Rougher than plainText, and some hundred times faster. */
export function roughText(markdown: string): string {
  return markdown
    .replaceAll(/!\[([^\][]{0,300})\]\([^)]{0,500}\)/g, '$1')
    .replaceAll(/\[([^\][]{0,300})\]\([^)]{0,500}\)/g, '$1')
    .replaceAll(/^[ \t]{0,8}(?:#{1,6}(?= )|>)/gm, ' ')
    .replaceAll('\\$', '\u0001')
    .split(FORMULA)
    .map((part, index) => (index % 2 === 1 ? readFormula(part) : part.replaceAll(MARKS, ' ')))
    .join('')
    .replaceAll('\u0001', '$')
}

/** Digits of any height become plain, so that H₂O, H2O and $\ce{H2O}$ are one word. */
export const plainLetters = (text: string) =>
  text.normalize('NFKD').replaceAll(/\p{M}/gu, '').replaceAll('−', '-').replaceAll(/[’'`]/g, '').toLowerCase()

/** A run that holds a letter or digit beside an operator: `3x+5=20`, `y=mx+b`, `a^2`. Spaces around operators do not matter. */
const FORMULA_RUN = /(?<![a-z0-9().])[a-z0-9().]+(?: ?[-+*/^=<>×÷] ?[a-z0-9().]+)+/g

/**
 * The words to find a text by: lower case, without endings, stop words gone. A formula gives itself and its shape with `#`
 * for each number, so that `5x - 3 = 12` finds `3x + 5 = 20`.
 */
export const searchWords = (text: string): string[] => wordsOf(text, (word) => !STOP_WORDS.has(word))

/** The same with the stop words: `mean` says little in a sentence, and much alone. */
export const allWords = (text: string): string[] => wordsOf(text, () => true)

function wordsOf(text: string, isTelling: (word: string) => boolean): string[] {
  const plain = plainLetters(text).replaceAll(/\s+/g, ' ')
  const words: string[] = []
  for (const [run] of plain.matchAll(FORMULA_RUN)) {
    if (!/\d|=/.test(run) || /^[a-z]{2,}-[a-z]{2,}$/.test(run)) continue
    const formula = run.replaceAll(/\s+/g, '')
    words.push(formula, formula.replaceAll(/\d+(?:\.\d+)?/g, '#').replaceAll('-', '+'))
  }
  for (const [word] of plain.matchAll(/[a-z0-9]+/g)) {
    if (!isTelling(word) || (word.length < 2 && !/\d/.test(word)) || /^\d{1,2}$/.test(word)) continue
    words.push(stemOf(word))
  }
  return words
}

/** Plurals of school that no ending tells. */
const SINGULARS = new Map(
  (
    'matrices:matrix vertices:vertex indices:index appendices:appendix axes:axis analyses:analysis hypotheses:hypothesis ' +
    'syntheses:synthesis parentheses:parenthesis nuclei:nucleus radii:radius foci:focus loci:locus stimuli:stimulus fungi:fungus ' +
    'bacteria:bacterium mitochondria:mitochondrion spectra:spectrum phenomena:phenomenon criteria:criterion formulae:formula ' +
    'algae:alga larvae:larva vertebrae:vertebra halves:half lives:life leaves:leaf'
  )
    .split(' ')
    .map((pair): [string, string] => [pair.split(':')[0] ?? '', pair.split(':')[1] ?? '']),
)

/** A word without the commonest endings; crude, and the same for content and questions. */
function stemOf(word: string): string {
  if (word.length < 4 || /\d/.test(word)) return word
  const singular = SINGULARS.get(word)
  if (singular) return stemOf(singular)
  let stem = word.replace(/(?<=\w{3})our(?=s?$|ed$|ing$)/, 'or').replace(/(?<=\w{2})(t)re(?=s?$)/, '$1er')
  stem = stem
    .replace(/ies$/, 'y')
    .replace(/(?<=[sxz]|ch|sh)es$/, '')
    .replace(/(?<=\w{2}[^su])s$/, '')
  stem = stem.replace(/(?<=\w{4})(?:ing|ed)$/, '').replace(/(?<=\w{4})(?:ation|ating|ate)$/, 'at')
  return stem.replace(/(?<=\w{4})e$/, '')
}

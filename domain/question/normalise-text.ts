/**
 * Spelling pairs that are one word here: the American or older form, and the Canadian. Endings are changed on long words
 * only, so that "four" and "for" stay apart.
 */
const ENDINGS: readonly (readonly [RegExp, string])[] = [
  [/(?<=\w{3})our(?=s?$|ed$|ing$|ful$|less$|hood$|able$|ite$)/, 'or'],
  [/(?<=\w{2})(t|b)re(?=s?$)/, '$1er'],
  [/(?<=\w{3})is(?=e$|es$|ed$|ing$|ation$|ations$|er$)/, 'iz'],
  [/(?<=\w{3})lys(?=e$|es$|ed$|ing$)/, 'lyz'],
  [/(?<=\w{2}[aeiou])ll(?=ed$|ing$|er$)/, 'l'],
  [/(?<=\w{2})ogue(?=s?$)/, 'og'],
  [/(?<=\w{2})ence$/, 'ense'],
]
const STEMS: readonly (readonly [RegExp, string])[] = [
  [/sulph/g, 'sulf'],
  [/aluminium/g, 'aluminum'],
  [/^grey/, 'gray'],
  [/^mould/, 'mold'],
  [/^odour/, 'odor'],
  [/haem/g, 'hem'],
  [/aemi/g, 'emi'],
  [/oestr/g, 'estr'],
  [/oesoph/g, 'esoph'],
  [/paed/g, 'ped'],
  [/^foet/, 'fet'],
  [/caesi/g, 'cesi'],
]
const ARTICLES = /^(?:the|an?)\s+(?=\S)/

/**
 * A short answer without what does not matter (D17): case, accents, punctuation, hyphens, leading article, spacing, and
 * Canadian against American spelling. Raised and lowered digits become plain ones: H₂O is H2O.
 */
export function normaliseText(text: string): string {
  return plainOf(text).split(' ').map(oneSpelling).join(' ')
}

/** All of it but the spelling. */
function plainOf(text: string): string {
  return (
    text
      // what is raised behind a digit stands apart from it, and so does a negative exponent: 10⁵ is 10^5, not 105
      .replaceAll(/(?<=[\d₀-₉])(?=[⁰¹²³⁴-⁹⁺⁻])|(?<=\p{L})(?=⁻[⁰¹²³⁴-⁹])/gu, '^')
      .normalize('NFKD')
      .replaceAll(/\p{M}/gu, '')
      .replaceAll('−', '-')
      .replaceAll('⁄', '/')
      .toLowerCase()
      .replaceAll(/\\ce\{([^{}]*)\}/g, '$1')
      .replaceAll(/[’'`"“”]/g, '')
      .replaceAll('&', ' and ')
      // Signs that carry meaning between or beside digits stay: 1.5, 1/2, -2, 2+.
      .replaceAll(/[\p{P}$^_]/gu, (mark, at: number, whole: string) => (isPartOfNumber(mark, at, whole) ? mark : ' '))
      .replaceAll(/\s+/g, ' ')
      .trim()
      .replace(ARTICLES, '')
  )
}

/** What a sign stands behind: nothing, a gap, an opening, another sign, or the e of 2e-5. */
const BEFORE_SIGN = /(?:^|[\s([{=,;:^/*×·<>≤≥+]|\de)$/
/** What may close a text without saying more. */
const NOTHING_MORE = /^[\s)}\]$.,;!?]*$/

function isPartOfNumber(mark: string, at: number, whole: string): boolean {
  const [before, after] = [whole.charAt(at - 1), whole.charAt(at + 1)]
  const isBetween = /\d/.test(before) && /\d/.test(after)
  if (mark === '%') return true
  if (mark === '.' || mark === '/') return isBetween || (mark === '.' && /\d/.test(after))
  // A minus before a number, also one of a pair or an exponent, or at the end of an ion's charge; between words a hyphen is a space.
  if (mark === '-')
    return (
      (/\d/.test(after) && BEFORE_SIGN.test(whole.slice(Math.max(0, at - 2), at))) ||
      (/[\d\p{L}^]/u.test(before) && NOTHING_MORE.test(whole.slice(at + 1)))
    )
  return false
}

function oneSpelling(word: string): string {
  let spelled = word
  for (const [pattern, replacement] of [...STEMS, ...ENDINGS]) spelled = spelled.replace(pattern, replacement)
  return spelled
}

/** True when two short answers are the same text (D17); a space more or less does not matter: "food web", "foodweb". */
export function isSameText(first: string, second: string): boolean {
  // Also before the spelling is evened out: "the labour law" and "labourlaw" end differently for that.
  return [normaliseText, plainOf].some((form) => {
    const [a, b] = [closed(form(first)), closed(form(second))]
    return a !== '' && a === b
  })
}

/** Without spaces, but never joining two numbers: (2, 3) is not 23. The charge of an ion is joined, however it was raised: SO4 2-. */
function closed(text: string): string {
  return text.replaceAll(/(?<!\d) | (?!\d)/g, '').replace(/(?<=[a-z]\d{0,2}) (?=\d[+-]$)/, '')
}

const GREEK =
  'alpha:α beta:β gamma:γ delta:δ epsilon:ε varepsilon:ε zeta:ζ eta:η theta:θ iota:ι kappa:κ lambda:λ mu:μ nu:ν xi:ξ pi:π rho:ρ ' +
  'sigma:σ tau:τ phi:φ varphi:φ chi:χ psi:ψ omega:ω Gamma:Γ Delta:Δ Theta:Θ Lambda:Λ Sigma:Σ Phi:Φ Psi:Ψ Omega:Ω'
const SYMBOLS =
  'times:× cdot:· div:÷ pm:± mp:∓ le:≤ leq:≤ ge:≥ geq:≥ ne:≠ neq:≠ approx:≈ equiv:≡ infty:∞ to:→ rightarrow:→ leftarrow:← ' +
  'Rightarrow:⇒ rightleftharpoons:⇌ circ:° degree:° sqrt:√ sum:∑ int:∫ prod:∏ partial:∂ nabla:∇ angle:∠ triangle:△ in:∈ ' +
  'notin:∉ subset:⊂ subseteq:⊆ cup:∪ cap:∩ perp:⊥ parallel:∥ therefore:∴ dots:… ldots:… cdots:⋯ propto:∝ ast:* prime:′ ell:ℓ ' +
  'lvert:| rvert:| vert:| mid:| lVert:‖ rVert:‖ langle:⟨ rangle:⟩ lfloor:⌊ rfloor:⌋ lceil:⌈ rceil:⌉ imath:i jmath:j oint:∮ ' +
  'square:□ blacksquare:■ lt:< gt:> implies:⇒ iff:⇔ leftrightarrow:↔ sim:~ cong:≅ emptyset:∅ forall:∀ exists:∃ hbar:ħ'
const WORDS = new Map(
  `${GREEK} ${SYMBOLS}`.split(' ').map((pair) => [pair.split(':')[0] ?? '', pair.split(':')[1] ?? '']),
)
const SUPERSCRIPTS = new Map([...'0123456789+-n'].map((plain, index) => [plain, [...'⁰¹²³⁴⁵⁶⁷⁸⁹⁺⁻ⁿ'][index] ?? plain]))
const SUBSCRIPTS = new Map([...'0123456789+-n'].map((plain, index) => [plain, [...'₀₁₂₃₄₅₆₇₈₉₊₋ₙ'][index] ?? plain]))

/** Marks that stay, while what is left of the others is raised and lowered. */
const HELD = new Map([
  ['^', '\uE000'],
  ['_', '\uE001'],
])

/** Stands after a fraction, so that what follows does not join its denominator: 1/2 x is not 1/2x. */
const END = '\uE002'

/**
 * A formula as plain text a person can read: `\frac{1}{2} \times 10^{3}` is "1/2 × 10³", `\ce{H2O}` is "H₂O". For labels,
 * search and Ilm; never for checking an answer.
 */
export function readFormula(source: string): string {
  let text = replaceGroups(source, /\\(?:ce|pu)\{/, ([inside = '']) => readChemistry(inside))
  text = text.replaceAll(/\\(?:begin|end)\{[a-z*]+\}(?:\{[lcr|]+\})?/g, ' ').replaceAll(/\\\\(?:\[[^\]]*\])?/g, '; ')
  text = text.replaceAll(/(?<!\\)&|\\hline(?![a-zA-Z])/g, ' ')
  // `\frac12` is `\frac{1}{2}`; a whole number before a fraction keeps its distance: 3 1/2 is not 31/2
  text = text.replaceAll(/\\([dt]?frac)\s*(\d)\s*(\d)/g, '\\$1{$2}{$3}').replaceAll(/(?<=\d)(?=\\[dt]?frac\{)/g, ' ')
  text = replaceGroups(
    text,
    /\\(?:text|mathrm|mathbf|mathit|mathbb|mathcal|operatorname|textbf|textit|boxed|x?cancel)\{/,
    inner,
  )
  text = text.replaceAll(/\\(?:vec|hat|bar|tilde|d?dot)(?:\s+(?=[a-zA-Z])|\s*(?=\\[a-zA-Z]))/g, '')
  text = replaceGroups(text, /\\overline\{/, ([inside = '']) => (/^\d+$/.test(inside) ? `${inside} repeating` : inside))
  text = replaceGroups(
    text,
    /\\(?:vec|overrightarrow|widehat|hat|bar|tilde|d?dot|underline|overbrace|underbrace)\{/,
    inner,
  )
  text = replaceGroups(
    text,
    /\\[dt]?frac\{/,
    ([top = '', bottom = '']) => `${grouped(top)}/${grouped(bottom)}${END}`,
    2,
  )
  text = replaceGroups(text, /\\binom\{/, ([top = '', bottom = '']) => `(${top} choose ${bottom})`, 2)
  text = text.replaceAll(/\\sqrt\[([^\]]*)\]/g, '$1√').replaceAll(/\\sqrt\s*([a-zA-Z\d])/g, '√$1')
  text = replaceGroups(text, /\\sqrt\{|√\{/, ([inside = '']) => `√${grouped(inside)}`)
  text = text.replaceAll(/\\(?:left|right|[bB]igg?[lr]?|displaystyle|limits)(?![a-zA-Z])\.?/g, '')
  text = text.replaceAll(/\\(?:quad|qquad)(?![a-zA-Z])|\\[,;: ]|~/g, ' ').replaceAll('\\!', '')
  text = text.replaceAll(/\^\{?\\circ\}?/g, '°')
  text = text.replaceAll(/\\([a-zA-Z]+)/g, (_word, name: string) => WORDS.get(name) ?? name)
  text = replaceGroups(text, /\^\{/, ([inside = '']) => raised(inside, SUPERSCRIPTS, '^'))
  text = replaceGroups(text, /_\{/, ([inside = '']) => raised(inside, SUBSCRIPTS, '_'))
  text = text.replaceAll(/\^([^\s(])/g, (_all, one: string) => raised(one, SUPERSCRIPTS, '^'))
  text = text.replaceAll(/_([^\s(])/g, (_all, one: string) => raised(one, SUBSCRIPTS, '_'))
  for (const [mark, held] of HELD) text = text.replaceAll(held, mark)
  text = text.replaceAll(/\uE002(?=[\p{L}\d])/gu, ' ').replaceAll(END, '')
  text = text.replaceAll(/(?<!\\)[{}]/g, '').replaceAll(/\\([%$#&_{}|])/g, '$1')
  // A sign between two things has a space on both sides or on neither.
  return text
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/ ?([≤≥≠≈→⇌⇒±×÷]) ?/g, ' $1 ')
    .replaceAll(/ {2,}/g, ' ')
    .trim()
}

const inner = ([inside = '']: string[]) => inside

/** mhchem: digits after a letter or bracket are low, charges are high, `->` is an arrow. */
function readChemistry(source: string): string {
  return source
    .replaceAll(/<=>|<-->/g, '⇌')
    .replaceAll(/->(?:\[[^\]]*\])*/g, '→')
    .replaceAll(/\^\{?([^{}\s]{1,20}?)\}?(?=[\s_A-Z()[\]]|$)/g, (_all, charge: string) =>
      raised(charge, SUPERSCRIPTS, '^'),
    )
    .replaceAll(/_\{?(\d+)\}?/g, (_all, low: string) => raised(low, SUBSCRIPTS, '_'))
    .replaceAll(/(?<=[A-Za-z)\]])\d+/g, (low) => raised(low, SUBSCRIPTS, '_'))
}

function grouped(inside: string): string {
  return /^[\w.\\]+$/.test(inside.trim()) ? inside.trim() : `(${inside.trim()})`
}

function raised(inside: string, table: ReadonlyMap<string, string>, mark: string): string {
  const characters = [...inside.trim()]
  if (characters.every((one) => table.has(one))) return characters.map((one) => table.get(one)).join('')
  // a word or one sign is held, so that its first letter is not raised by itself; what is more is in brackets
  return characters.length === 1 || /^[a-zA-Z]\w*$/.test(inside)
    ? `${HELD.get(mark) ?? mark}${inside}`
    : `${mark}(${inside})`
}

/**
 * Replaces a command and its braced groups, the innermost first, so that nested commands are read too.
 * @param opening matches the command with its first `{` at the end
 */
function replaceGroups(source: string, opening: RegExp, read: (groups: string[]) => string, count = 1): string {
  let text = source
  // Every round removes one command; the bound is for sources that cannot be read.
  for (let round = 0; round < 200; round++) {
    const last = [...text.matchAll(new RegExp(opening, 'g'))].at(-1)
    if (!last) return text
    const groups: string[] = []
    let at = last.index + last[0].length - 1
    while (groups.length < count && text.charAt(at) === '{') {
      const end = closingBrace(text, at)
      if (end < 0) break
      groups.push(text.slice(at + 1, end))
      at = end + 1
    }
    if (groups.length < count) return text
    text = `${text.slice(0, last.index)}${read(groups)}${text.slice(at)}`
  }
  return text
}

function closingBrace(text: string, open: number): number {
  let depth = 0
  for (let at = open; at < text.length; at++) {
    if (text.charAt(at) === '\\') at++
    else if (text.charAt(at) === '{') depth++
    else if (text.charAt(at) === '}' && --depth === 0) return at
  }
  return -1
}

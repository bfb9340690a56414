import { type Expression, type Token, Unreadable } from './expression.ts'
import {
  COMMANDS,
  FUNCTIONS,
  GREEK,
  LISTS,
  LONGEST_FUNCTION,
  LOWERED,
  NEEDS_BRACKET,
  RAISED,
  SIGNS,
  VULGAR,
} from './notation-tables.ts'
import { parseExpression } from './parse-expression.ts'

/** Longer texts are no calculation; the bound keeps a pasted page from being read. */
export const LONGEST_NOTATION = 400
const MOST_DIGITS = 40

// Sticky, each anchored at the place that is read: a text is gone through once.
const SPACE = /[\s\u200b]+/y
const GROUPS = /\d{1,3}(?:(?:[ \u00a0\u202f]\d{3})+|(?:,\d{3})+)(?!\d)(?:\.\d+)?/y
const PLAIN = /\d+(?:\.\d+)?|\.\d+/y
const COMMA = /\d+,\d+/y
const POWER_OF_TEN = /[eE][+-]?\d{1,3}(?![\d.])/y
const KEY_POWER_OF_TEN = /E[+-]?\d{1,3}(?![\d.])/y
const FRACTION_AFTER = /[ \u00a0]+(\d{1,6})[ \u00a0]*[/⁄][ \u00a0]*(\d{1,6})(?![\d.,])/y
const VULGAR_AFTER = /[ \u00a0]?([½⅓⅔¼¾⅕⅖⅗⅘⅙⅚⅐⅛⅜⅝⅞⅑⅒])/y
const WORD = /[a-zA-Z]+/y
const INDEX = /_(?:\{[a-zA-Z0-9]+\}|[a-zA-Z0-9]+)/y
const LOW = /[₀₁₂₃₄₅₆₇₈₉ₙ]+/y
const HIGH = /[⁰¹²³⁴⁵⁶⁷⁸⁹⁻⁺ⁿ]+/y
const LETTER = /[a-zA-Zα-ωΑ-Ω]/

export type NotationOptions = {
  /**
   * A letter is a quantity, also e: `2e-3` is 2e − 3. Without it a number with e is one in scientific notation, as calculators write it.
   */
  isFormula?: boolean
  /** names of several letters that are one name here, such as Ans */
  words?: readonly string[]
}

export type ReadNotation = { ok: true; tree: Expression; names: ReadonlySet<string> } | { ok: false; reason: string }

/**
 * Reads a calculation or one side of a formula as students write it: `2x^2`, `2x²`, `3·4`, `3×4`, `6÷2`, `√2`, `sqrt 2`, `1/2x`, `1 1/2`, `½`, `5%`, `5!`,
 * `−3`, `1,5`, `12 500`, `|x|`, `sin 30°`, `sin²x`, `2(3)`, `2πr`, `3.2×10^4`, `v_1`, `v₁`, `\sqrt{x}`. Each letter is a quantity of its own, but for π and e.
 * Costs time in proportion to its length, which is at most LONGEST_NOTATION.
 */
export function readNotation(text: string, options: NotationOptions = {}): ReadNotation {
  if (text.length > LONGEST_NOTATION) return { ok: false, reason: 'it is too long' }
  try {
    const tokens = tokensOf(plainLetters(text), options)
    const names = new Set(tokens.flatMap((token) => (token.kind === 'name' ? [token.name] : [])))
    names.delete('pi')
    return { ok: true, tree: parseExpression(tokens), names }
  } catch (error) {
    if (error instanceof Unreadable) return { ok: false, reason: error.message }
    throw error
  }
}

/** Letters and digits of other shapes (full width, italic) become plain; what has a meaning of its own here stays. */
const plainLetters = (text: string) =>
  [...text]
    .map((one) => (RAISED.has(one) || LOWERED.has(one) || VULGAR.has(one) ? one : one.normalize('NFKC')))
    .join('')

function tokensOf(text: string, { isFormula = false, words = [] }: NotationOptions): Token[] {
  const tokens: Token[] = []
  /** for each open bracket, whether it holds a list */
  const brackets: boolean[] = []
  let at = 0

  const take = (pattern: RegExp): RegExpExecArray | undefined => {
    pattern.lastIndex = at
    const match = pattern.exec(text)
    if (!match) return undefined
    at = pattern.lastIndex
    return match
  }

  /** @returns false when no number starts here */
  function takeNumber(): boolean {
    const isInList = brackets.at(-1) === true
    const written = isInList ? take(PLAIN) : (take(GROUPS) ?? take(COMMA) ?? take(PLAIN))
    if (!written) return false
    const digits = written[0].replaceAll(/[ \u00a0\u202f]/g, '')
    if (digits.length > MOST_DIGITS) throw new Unreadable('it has too many digits')
    const isGrouped = /^\d{1,3}(?:,\d{3})+(?:\.|$)/.test(digits)
    const decimal = isGrouped ? digits.replaceAll(',', '') : digits.replace(',', '.')
    const power = take(isFormula ? KEY_POWER_OF_TEN : POWER_OF_TEN)?.[0] ?? ''
    let value = Number(decimal + power)
    if (/^\d+$/.test(decimal) && power === '') {
      const rest = take(FRACTION_AFTER)
      if (rest) value += Number(rest[1]) / Number(rest[2])
      else value += VULGAR.get(take(VULGAR_AFTER)?.[1] ?? '') ?? 0
    }
    tokens.push({ kind: 'number', value })
    return true
  }

  function takeWord(): boolean {
    const word = take(WORD)
    if (!word) return false
    const start = word.index
    const end = at
    for (at = start; at < end; ) {
      const rest = text.slice(at, end)
      const own = words.find((one) => rest.startsWith(one))
      const called = own === undefined ? functionAt(rest, at) : undefined
      if (own !== undefined) {
        tokens.push({ kind: 'name', name: own })
        at += own.length
      } else if (called !== undefined) {
        tokens.push({ kind: 'function', name: FUNCTIONS.get(called) ?? called })
        at += called.length
      } else takeLetter(rest)
    }
    return true
  }

  /** The longest function that starts here; a phone may have made its first letter a capital. */
  function functionAt(rest: string, from: number): string | undefined {
    for (let length = Math.min(LONGEST_FUNCTION, rest.length); length > 1; length--) {
      const written = rest.slice(0, length)
      const name = written.toLowerCase()
      const isSpelt = written.slice(1) === name.slice(1) || written === 'nCr' || written === 'nPr'
      const isCalled =
        !NEEDS_BRACKET.has(name) ||
        text
          .slice(from + length)
          .trimStart()
          .startsWith('(')
      if (FUNCTIONS.has(name) && isSpelt && isCalled) return name
    }
    return undefined
  }

  function takeLetter(rest: string) {
    if (rest.startsWith('pi')) {
      tokens.push({ kind: 'name', name: 'pi' })
      at += 2
      return
    }
    const letters = GREEK.find((name) => rest.startsWith(name)) ?? rest.charAt(0)
    at += letters.length
    takeName(letters)
  }

  /** A letter with its index: v_1, v_{max}, v₁. */
  function takeName(letters: string) {
    const index = take(INDEX)?.[0].replaceAll(/[{}]/g, '')
    const low = index === undefined ? take(LOW)?.[0] : undefined
    const lowered = low === undefined ? '' : `_${[...low].map((one) => LOWERED.get(one)).join('')}`
    tokens.push({ kind: 'name', name: letters + (index ?? lowered) })
  }

  function takeRaised(): boolean {
    const raised = take(HIGH)?.[0]
    if (raised === undefined) return false
    const plain = [...raised].map((one) => RAISED.get(one)).join('')
    const match = /^([-+]?)(\d*)(n?)$/.exec(plain)
    if (!match || (match[2] === '' && match[3] === '') || plain.length > 5)
      throw new Unreadable('a power cannot be read')
    tokens.push({ kind: 'sign', sign: '^' }, { kind: 'sign', sign: '(' })
    if (match[1]) tokens.push({ kind: 'sign', sign: match[1] })
    if (match[2]) tokens.push({ kind: 'number', value: Number(match[2]) })
    if (match[3]) tokens.push({ kind: 'name', name: 'n' })
    tokens.push({ kind: 'sign', sign: ')' })
    return true
  }

  function takeSign(): boolean {
    const character = text.charAt(at)
    const sign = SIGNS.get(character)
    if (sign === undefined) return false
    at++
    if (sign === '*' && text.charAt(at) === '*') {
      at++
      tokens.push({ kind: 'sign', sign: '^' })
      return true
    }
    if (sign === '(') {
      const before = tokens.at(-1)
      brackets.push(before?.kind === 'function' && isList(before.name))
    } else if (sign === ')') brackets.pop()
    tokens.push({ kind: 'sign', sign })
    return true
  }

  function takeOther(): boolean {
    const [character = ''] = text.slice(at, at + 2)
    const fraction = VULGAR.get(character)
    if (fraction !== undefined) tokens.push({ kind: 'number', value: fraction })
    else if (character === '√' || character === '∛')
      tokens.push({ kind: 'function', name: character === '√' ? 'sqrt' : 'cbrt', isRoot: true })
    else if (character === 'π') tokens.push({ kind: 'name', name: 'pi' })
    else if (LETTER.test(character)) {
      at++
      takeName(character)
      return true
    } else if (character === '\\') {
      at++
      const command = take(WORD)?.[0] ?? ''
      const sign = COMMANDS.get(command)
      if (sign === undefined) {
        if (!FUNCTIONS.has(command) && command !== 'pi' && !GREEK.includes(command))
          throw new Unreadable(`\\${command} cannot be read`)
        at -= command.length
      } else if (sign !== '') tokens.push({ kind: 'sign', sign })
      return true
    } else if (character !== '$') return false
    at++
    return true
  }

  while (at < text.length) {
    if (take(SPACE)) continue
    if (!(takeNumber() || takeWord() || takeRaised() || takeSign() || takeOther())) {
      throw new Unreadable(`${text.charAt(at)} cannot be read`)
    }
  }
  return tokens
}

const isList = (name: string) => LISTS.has(name) || name === 'log10'

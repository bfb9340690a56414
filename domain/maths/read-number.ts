/** How many significant figures a typed number may stand for: 1500 has two to four. */
export type Figures = { least: number; most: number }

export type ReadNumber =
  | {
      ok: true
      value: number
      /** the other reading of a comma: 1,500 is 1500, or 1.5 where the comma is the decimal sign */
      alternative?: number
      /** absent for fractions */
      figures?: Figures
      /** what follows the number: a unit, or nothing */
      rest: string
      hasDollar: boolean
    }
  | { ok: false }

const VULGAR: Record<string, string> = {
  '½': '1/2',
  '⅓': '1/3',
  '⅔': '2/3',
  '¼': '1/4',
  '¾': '3/4',
  '⅕': '1/5',
  '⅖': '2/5',
  '⅗': '3/5',
  '⅘': '4/5',
  '⅙': '1/6',
  '⅚': '5/6',
  '⅐': '1/7',
  '⅛': '1/8',
  '⅜': '3/8',
  '⅝': '5/8',
  '⅞': '7/8',
  '⅑': '1/9',
  '⅒': '1/10',
}
const RAISED = new Map([...'⁰¹²³⁴⁵⁶⁷⁸⁹⁻⁺'].map((raised, index) => [raised, [...'0123456789-+'][index] ?? '']))

/** Digits with groups of three (space, comma or point), then one decimal sign; or plain digits. */
const DIGITS = String.raw`\d{1,3}(?: \d{3})+(?:[.,]\d*)?(?!\d)|\d{1,3}(?:,\d{3})+\.\d*|\d{1,3}(?:\.\d{3})+,\d*|\d{1,3}(?:,\d{3}){2,}(?!\d)|\d+(?:[.,]\d*)?|[.,]\d+`
const SIGN = String.raw`[+-]?\s*`
const EXPONENT = String.raw`(?:\s*[xX×*·⋅]\s*10\s*(?:\^|\*\*)\s*[({]?\s*([+-]?\d+)\s*[)}]?|[eE]([+-]?\d+)(?![\d.]))`
const DECIMAL_PATTERN = new RegExp(`^(${SIGN})(${DIGITS})${EXPONENT}?`)
const POWER_PATTERN = new RegExp(String.raw`^(${SIGN})10\s*(?:\^|\*\*)\s*[({]?\s*([+-]?\d+)\s*[)}]?`)
const FRACTION_PATTERN = new RegExp(String.raw`^(${SIGN})(?:(\d+)\s+)?(${DIGITS})\s*/\s*(${SIGN})(${DIGITS})(?!\s*\d)`)

/** A number with its unit is short; a pasted page is none. */
const LONGEST = 400
const DIVISION_BY_ZERO = /\d ?\/ ?(?:[+-] ?)?0+(?:\.0*)?$/

/**
 * Reads a number as students type it: `-3`, `−3`, `12 500`, `1,5`, `3e5`, `3 x 10^5`, `3×10⁵`, `3/4`, `1 3/4`, `½`, `$4.50`,
 * followed by a unit or nothing. Anything else is no number, which is not the same as a wrong one.
 */
export function readNumber(typed: string): ReadNumber {
  if (typed.length > LONGEST) return { ok: false }
  const plain = plainSigns(typed)
  const dollar = /^([+-]?)\s*\$\s*/.exec(plain)
  const text = dollar ? `${dollar[1]}${plain.slice(dollar[0].length)}` : plain
  if (DIVISION_BY_ZERO.test(text)) return { ok: false }
  const read = readFraction(text) ?? readPower(text) ?? readDecimal(text)
  return read ? { ...read, ok: true, hasDollar: dollar !== null } : { ok: false }
}

/** One form for signs and spaces that look alike. */
function plainSigns(typed: string): string {
  return typed
    .replaceAll(/[\u00a0\u2000-\u200b\u202f\u205f]/g, ' ')
    .replaceAll(/[−–—﹣-]/g, '-')
    .replaceAll('\uff0b', '+')
    .replaceAll(
      /(?<=10)\s*([⁻⁺]?[⁰¹²³⁴⁵⁶⁷⁸⁹]+)/g,
      (raised) => `^${[...raised.trim()].map((one) => RAISED.get(one)).join('')}`,
    )
    .replaceAll(/[½⅓⅔¼¾⅕⅖⅗⅘⅙⅚⅐⅛⅜⅝⅞⅑⅒]/g, (one) => ` ${VULGAR[one]}`)
    .replaceAll(/(\d)\s*⁄\s*(\d)/g, '$1/$2')
    .replaceAll(/\s+/g, ' ')
    .trim()
}

type Part = { value: number; alternative?: number; figures?: Figures; rest: string }

function readFraction(text: string): Part | undefined {
  const match = FRACTION_PATTERN.exec(text)
  if (!match) return undefined
  const [all, sign = '', whole = '0', top = '', bottomSign = '', bottom = ''] = match
  const divisor = Number(decimalOf(bottom).text) * (bottomSign.includes('-') ? -1 : 1)
  if (divisor === 0) return undefined
  const size = Number(whole) + Number(decimalOf(top).text) / divisor
  return { value: sign.includes('-') ? -size : size, rest: text.slice(all.length).trim() }
}

/** `10^5` alone is 1 × 10⁵. */
function readPower(text: string): Part | undefined {
  const match = POWER_PATTERN.exec(text)
  if (!match) return undefined
  const value = Number(`1e${match[2]}`)
  return { value: match[1]?.includes('-') ? -value : value, rest: text.slice(match[0].length).trim() }
}

function readDecimal(text: string): Part | undefined {
  const match = DECIMAL_PATTERN.exec(text)
  if (!match) return undefined
  const [all, sign = '', digits = '', power, e] = match
  const exponent = power ?? e ?? '0'
  const { text: plain, alternative } = decimalOf(digits)
  const scaled = (decimal: string) => Number(`${sign.includes('-') ? '-' : ''}${decimal}e${exponent}`)
  const value = scaled(plain)
  if (!Number.isFinite(value)) return undefined
  return {
    value,
    ...(alternative !== undefined && { alternative: scaled(alternative) }),
    figures: figuresOf(digits),
    rest: text.slice(all.length).trim(),
  }
}

/** Typed digits as a decimal with a point, and the other reading of a comma. */
function decimalOf(digits: string): { text: string; alternative?: string } {
  const bare = digits.replaceAll(' ', '')
  if (/^\d{1,3}(?:,\d{3})+\.\d*$|^\d{1,3}(?:,\d{3}){2,}$/.test(bare)) return { text: bare.replaceAll(',', '') }
  if (/^\d{1,3}(?:\.\d{3})+,\d*$/.test(bare)) return { text: bare.replaceAll('.', '').replace(',', '.') }
  const decimal = bare.replace(',', '.')
  // One comma before exactly three digits: thousands in English, a decimal sign in French.
  if (/^[1-9]\d{0,2},\d{3}$/.test(bare)) return { text: bare.replace(',', ''), alternative: decimal }
  return { text: decimal }
}

/** Counts figures as typed; zeros at the end of a whole number may or may not count. */
export function figuresOf(digits: string): Figures {
  const isThousands = /^[1-9]\d{0,2}(?:,\d{3})+$/.test(digits)
  const bare = digits.replaceAll(' ', '')
  const plain = isThousands ? bare.replaceAll(',', '') : bare
  const significant = plain.replaceAll(/[.,]/g, '').replace(/^0+(?=\d)/, '')
  const most = significant.length
  if (/[.,]/.test(plain)) return { least: most, most }
  return { least: Math.max(1, significant.replace(/(?<!0)0+$/, '').length), most }
}

import { evaluate } from '../maths/evaluate-expression.ts'
import { plainNumber, roundTo } from '../maths/format-number.ts'
import { LONGEST_NOTATION, readNotation } from '../maths/read-notation.ts'

export type CheckedCalculation =
  /** numbers only on both sides */
  | {
      kind: 'equality'
      left: string
      right: string
      leftValue: number
      rightValue: number
      isRight: boolean
      isRounded: boolean
    }
  /** an equation with a value put in for its letter */
  | {
      kind: 'substitution'
      equation: string
      name: string
      value: number
      leftValue: number
      rightValue: number
      isRight: boolean
    }
  /** two expressions said to be equal for every value */
  | {
      kind: 'identity'
      left: string
      right: string
      isRight: boolean
      counterexample?: { name: string; value: number; leftValue: number; rightValue: number }
    }
  /** a calculation without a claim */
  | { kind: 'value'; source: string; value: number }
  /** an equation without a value: something to solve */
  | { kind: 'equation'; equation: string; name: string }
  /** a calculation that has no value, or one too large to work out */
  | { kind: 'too-hard' }

/** What counts as equal: rounding noise of a few operations. */
const NOISE = 1e-9
/** Values tried for a counterexample; 2 and 3 first, they are easy to follow. */
const TRIALS = [2, 3, 1, 5, -1, 0, 4, 10]

const SIDE = String.raw`[-+]?[\d(.√a-z][-\d.,+*/^()!%×÷·√²³ a-z]*?`
const RELATION = `(?:==?|is equal to|equals?|gives?|makes?)`

/**
 * Finds a calculation in a message and evaluates it: "is 7 × 8 = 54", "3x+5=20, x=5?", "is 2(x+3) the same as 2x+6".
 * @param equation an equation the student is solving, into which a lone `x = 4` is put
 * @returns undefined when the message holds none
 */
export function checkCalculation(message: string, equation?: string): CheckedCalculation | undefined {
  // longer messages tell a story; a calculation in them is not the point
  if (message.length > 300) return undefined
  const text = writeOut(message)
  if (text.length > LONGEST_NOTATION) return undefined
  const claim = new RegExp(String.raw`(?:^|[\s,;:?])(${SIDE})\s*${RELATION}\s*(${SIDE})\s*$`)
  const value =
    /(?:^|[\s,;:])(?:when |if |for |with |at |then |so |and |is |does |would )*([a-z]) ?(?:=|is|equals) ?([-+]?[\d.][\d./ ]*)$/.exec(
      text,
    )
  if (value) {
    const [all, name = '', number = ''] = value
    const amount = amountOf(number, {})
    const before = text
      .slice(0, text.length - all.length)
      .replace(/(?:[\s,;:]|\b(?:does|is|when|if|for|with|then|so|and|mean|means|solution|the|of|to)\b){1,40}$/, '')
    const equality = new RegExp(String.raw`(?:^|[\s,;:])(${SIDE})\s*=\s*(${SIDE})\s*$`).exec(before)
    const source = equality ? `${equality[1]}=${equality[2]}` : equation
    if (amount !== undefined && source) {
      const checked = substitute(cut(source), name, amount)
      if (checked) return checked
    }
  }
  const same = new RegExp(
    String.raw`(?:^|[\s,;:])(${SIDE})\s*(?:is |be )?(?:the same as|equivalent to|identical to)\s*(${SIDE})\s*$`,
  ).exec(text)
  // "10 % of 250 is 25": only before a number, "is" may mean so much
  const said = / (?:is|are) ([-+]?[\d./]+)$/.exec(text)
  const told =
    said && /[-+*/^!]|sqrt/.test(text.slice(0, said.index)) ? [text, text.slice(0, said.index), said[1]] : null
  const stated = same ?? claim.exec(text) ?? told
  if (stated) return compareSides(cut(stated[1] ?? ''), cut(stated[2] ?? ''))
  // "page 12-14" is a place
  if (/^(?:pages?|chapters?|questions?|units?|sections?|lessons?|grades?|ages?|years?) \d/.test(text)) return undefined
  const bare = cut(
    text.replace(
      /^(?:what is|whats|calculate|compute|evaluate|how much is|work out|combien fait|whats the value of)\s+/,
      '',
    ),
  )
  if (equation && /^[-+]?\d+(?:[./]\d+)?$/.test(bare)) {
    const name = nameOf(...equation.split('='))
    const amount = amountOf(bare, {})
    if (name && amount !== undefined) return substitute(equation, name, amount)
  }
  if (
    !/\d/.test(bare) ||
    !/[-+*/^%√!]|sqrt/.test(bare.slice(1)) ||
    /[a-z]/.test(bare.replaceAll(/sqrt|of|pi|sin|cos|tan|log/g, ''))
  )
    return undefined
  const result = valueOfText(bare, {})
  if (Number.isNaN(result)) return { kind: 'too-hard' }
  return result === undefined ? undefined : { kind: 'value', source: bare, value: result }
}

/** A message with operators in one form: words, signs of all shapes, raised digits, percentages. */
function writeOut(message: string): string {
  return message
    .toLowerCase()
    .replaceAll(/[’']/g, '')
    .replaceAll('$', '')
    .replaceAll(/[−–—]/g, '-')
    .replaceAll(/[×·⋅∙]|(?<=\d)\s*x\s*(?=\d)|\btimes\b|\bmultiplied by\b/g, '*')
    .replaceAll(/÷|\bdivided by\b/g, '/')
    .replaceAll(/\bplus\b/g, '+')
    .replaceAll(/\b(?:minus|negative)\b/g, '-')
    .replaceAll(/²|\bsquared\b/g, '^2')
    .replaceAll(/³|\bcubed\b/g, '^3')
    .replaceAll(/\b(?:the )?square root of\b|√/g, 'sqrt ')
    .replaceAll(/(?<=\d)\s*(?:%|percent)\s*of\b/g, '/100*')
    .replaceAll(/(?<=\d)\s*(?:%|percent)/g, '/100')
    .replaceAll(/(?<=\d),(?=\d{3}\b)/g, '')
    .replaceAll(/(?<=\d)[\u00a0 ](?=\d{3}\b)/g, '')
    .replaceAll(/\s+/g, ' ')
    .replace(/(?<![?!. ])[?!. ]+$/, '')
    .replaceAll(
      /^(?:hey |hi |ok |so |um |please |can you |could you )*(?:check|verify|tell me|see)?\s*(?:if|whether|that|this|my work|my answer)?[:,]?\s*/g,
      '',
    )
    .replaceAll(
      /\b(?:is it (?:true|right|correct) that|is this (?:right|correct)|am i right|i (?:got|think|get))\b\s*/g,
      ' ',
    )
    .replace(/^\s*(?:does|do|is|are)\b\s*/, '')
    .replaceAll(/[,;]? ?(?:right|correct|true|ok|yes or no) ?$/g, '')
    .replaceAll(/\s+/g, ' ')
    .trim()
}

/** A side without words before it: "so 3*4" is "3*4". */
const cut = (side: string) =>
  side
    .trim()
    .replace(/^(?:(?:[a-z]{2,}(?<!sqrt|pi|sin|cos|tan|log)|i(?=\s[a-z]{2}))\s+)+/, '')
    .replace(/(?<![,.;:])[,.;:]+$/, '')
    .trim()

/** NaN where a calculation has no value or one too large to work out; undefined for what is no calculation. */
function valueOfText(source: string, scope: Record<string, number>): number | undefined {
  const read = readNotation(source)
  if (!read.ok) return undefined
  const result = evaluate(read.tree, scope)
  if (!result.ok) return result.reason === 'too-much' ? Number.NaN : undefined
  if (typeof result.value !== 'number') return undefined
  return Number.isFinite(result.value) ? result.value : Number.NaN
}

function amountOf(source: string, scope: Record<string, number>): number | undefined {
  const value = valueOfText(source, scope)
  return Number.isNaN(value) ? undefined : value
}

const isClose = (a: number, b: number) => Math.abs(a - b) <= NOISE * Math.max(1, Math.abs(a), Math.abs(b))

/** The one letter of some formulas; undefined when there are none or several. */
function nameOf(...sources: readonly string[]): string | undefined {
  const names = new Set(
    sources.flatMap((source) => {
      const read = readNotation(source)
      return read.ok ? [...read.names] : []
    }),
  )
  return names.size === 1 ? [...names][0] : undefined
}

function substitute(equation: string, name: string, value: number): CheckedCalculation | undefined {
  const [left = '', right = ''] = equation.split('=').map((side) => side.trim())
  if (nameOf(left, right) !== name) return undefined
  const [leftValue, rightValue] = [amountOf(left, { [name]: value }), amountOf(right, { [name]: value })]
  if (leftValue === undefined || rightValue === undefined) return undefined
  return {
    kind: 'substitution',
    equation: `${left} = ${right}`,
    name,
    value,
    leftValue,
    rightValue,
    isRight: isClose(leftValue, rightValue),
  }
}

function compareSides(left: string, right: string): CheckedCalculation | undefined {
  const name = nameOf(left, right)
  if (!name) {
    const [leftValue, rightValue] = [valueOfText(left, {}), valueOfText(right, {})]
    if (leftValue === undefined || rightValue === undefined) return undefined
    if (Number.isNaN(leftValue) || Number.isNaN(rightValue)) return { kind: 'too-hard' }
    const isRight = isClose(leftValue, rightValue)
    const decimals = /^-?\d*\.(\d+)$/.exec(right)?.[1]?.length
    const isRounded = !isRight && decimals !== undefined && isClose(roundTo(leftValue, decimals), rightValue)
    return { kind: 'equality', left, right, leftValue, rightValue, isRight, isRounded }
  }
  const trials = TRIALS.flatMap((value) => {
    const [leftValue, rightValue] = [amountOf(left, { [name]: value }), amountOf(right, { [name]: value })]
    return leftValue === undefined || rightValue === undefined ? [] : [{ name, value, leftValue, rightValue }]
  })
  if (trials.length < 4) return undefined
  const counterexample = trials.find((trial) => !isClose(trial.leftValue, trial.rightValue))
  if (!counterexample) return { kind: 'identity', left, right, isRight: true }
  // a number alone on one side, or equality somewhere: an equation to solve rather than a claim for every value
  if (/^[a-z]$/.test(left)) return undefined
  const isToSolve = /^[-\d.]+$/.test(right) || /^[-\d.]+$/.test(left)
  if (isToSolve) return { kind: 'equation', equation: `${left}=${right}`, name }
  return { kind: 'identity', left, right, isRight: false, counterexample }
}

/** A value as students read it. */
export const shownNumber = (value: number): string => plainNumber(Number(value.toPrecision(10)))

import { roundTo, significantNumber } from '../maths/format-number.ts'
import { type Figures, readNumber } from '../maths/read-number.ts'
import { convertUnit, readUnit } from '../maths/read-unit.ts'
import type { Checked, Slip } from './checked.ts'
import { plainUnit } from './plain-unit.ts'
import type { QuestionOf } from './question.ts'

/** Floating noise of a few operations, relative to the number: 0.1 + 0.2 is within it of 0.3. */
const NOISE = 1e-9
/** A decimal point further off than this is no slip of the point any more. */
const MAX_TENS = 9
/** Whoever keeps some figures more than the data have did not round yet. */
const MORE_FIGURES = 3

/** What students write before a number: its name, such as x, Δv, v₂ or F_net, or just the equals sign, or pH. */
const NAME_BEFORE = /^\s*(?:(?:\p{L}[\p{L}\p{N}_]{0,6}\s*)?[=≈]|(?:pH|Mach)\s)\s*/iu

/** How words begin that make another number of the one before them: 3 hundred, 3 squared, 3 tenths. Others only name what is counted. */
const CHANGES_NUMBER =
  /\b(?:hundred|[mbtr]+illion|dozen|ten|score|square|cube|half|halves|quarter|\p{L}*th|times(?=\s)|over|by|plus|minus|less|root|power)/iu
const PLAIN_WORDS = /^\p{L}{3,}(?:[\s-]\p{L}{3,})*$/u

type Numeric<T> = Pick<QuestionOf<T>, 'tolerance' | 'unit' | 'significantFigures' | 'dataFigures' | 'mistakes'>
type Candidate = { value: number }

/**
 * Checks a typed number against the answer (CHP-20). Units are converted to the question's; text that is no number, or a unit
 * nobody knows, is malformed, not wrong.
 * @param answer in the question's unit; `tolerance` is in the same unit, ends included
 */
export function checkNumber<T>(question: Numeric<T>, answer: number, text: string): Checked<T> {
  if (text.trim() === '') return { kind: 'malformed', reason: 'empty' }
  // "x = 12" and "12 cm." say 12 and 12 cm.
  const read = readNumber(text.replace(NAME_BEFORE, '').replace(/\.\s*$/, ''))
  if (!read.ok) return { kind: 'malformed', reason: 'not-a-number' }
  const rest = read.rest || (read.hasDollar ? '$' : '')
  const readings = [read.value, ...(read.alternative === undefined ? [] : [read.alternative])]
  const bare = readings.map((value): Candidate => ({ value }))
  const inUnit = applyUnit(bare, rest, plainUnit(question.unit ?? '').trim())
  if (inUnit === undefined) return { kind: 'malformed', reason: 'unknown-unit' }

  if (inUnit.some(({ value }) => isWithin(value, answer, question.tolerance))) return correct(question, read.figures)
  if (isRoundedTo(inUnit, answer, question.significantFigures)) return correct(question, read.figures)
  if (isRoundedAsData(inUnit, answer, question.dataFigures)) return correct(question, read.figures)
  const known = question.mistakes.find(({ answer: wrong }) =>
    inUnit.some(({ value }) => isWithin(value, Number(wrong), question.tolerance)),
  )
  if (known) {
    const { feedback, misconception } = known
    return { kind: 'checked', status: 'incorrect', mistake: { feedback, misconception } }
  }
  const hasWrongUnit = rest !== '' && bare.some(({ value }) => isWithin(value, answer, question.tolerance))
  const slip = hasWrongUnit ? 'unit' : slipOf(inUnit, answer, question.tolerance, read.figures)
  return { kind: 'checked', status: 'incorrect', ...(slip && { slip }) }
}

/**
 * @param expected the question's unit as text; '' where it names none
 * @returns the readings in the question's unit; none when the units measure different things; undefined: not a unit
 */
function applyUnit(bare: Candidate[], written: string, expected: string): Candidate[] | undefined {
  const power = expected.startsWith('×') ? readNumber(`1 ${expected}`) : undefined
  if (power?.ok && power.rest !== expected) {
    // Behind the box stands "× 10⁻³ mol/L": 5 is meant so, and whoever writes 0.005 mol/L or 5 × 10^-3 wrote the whole.
    const whole = applyUnit(bare, written, power.rest)
    const inPower = whole?.map(({ value }) => ({ value: value / power.value }))
    return inPower && [...(written === '' ? bare : []), ...inPower]
  }
  if (written === '') return bare
  if (expected !== '' && isSameUnit(written, expected)) return bare
  if (expected === '×') return /^(?:x|times)$/iu.test(written) ? bare : undefined
  const from = readUnit(written)
  if (expected === '') {
    // The question names no unit, so one that is written does no harm; 25 % may stand for 25 and for 0.25.
    if (!from) return isWhatIsCounted(written) ? bare : undefined
    const isPure = from.dimension.every((power) => power === 0)
    return isPure ? [...bare, ...bare.map(({ value }) => ({ value: value * from.factor }))] : bare
  }
  if (!from) return undefined
  const to = readUnit(expected)
  if (!to) return []
  return bare.flatMap(({ value }) => {
    const converted = convertUnit(value, from, to)
    return converted === undefined ? [] : [{ value: converted }]
  })
}

/** "40 students" where the question asks how many: the words name what is counted and leave the number as it is. */
function isWhatIsCounted(written: string): boolean {
  return PLAIN_WORDS.test(written) && !CHANGES_NUMBER.test(written)
}

/** The same letters, however cased and spaced: `KM` for km, `C` for °C, or a unit of the question's own such as "moose". */
function isSameUnit(written: string, expected: string): boolean {
  const plain = (unit: string) =>
    plainUnit(unit)
      .toLowerCase()
      .replaceAll(/[\s.°]/g, '')
  const [first, second] = [plain(written), plain(expected)]
  if (first === second) return !isOtherSize(written, expected)
  // only words have a plural: "ms" is a time, not several metres
  return (first === `${second}s` || `${first}s` === second) && readUnit(written) === undefined
}

/** `mW` is not `MW`. Letters that are all large say nothing: whoever types `5 ML` for 5 mL holds the shift key. */
function isOtherSize(written: string, expected: string): boolean {
  if (written === written.toUpperCase()) return false
  const [own, wanted] = [readUnit(written), readUnit(expected)]
  return own !== undefined && wanted !== undefined && ![undefined, 1].includes(convertUnit(1, own, wanted))
}

/** Ends included, with room for floating noise. */
export function isWithin(value: number, answer: number, tolerance: number): boolean {
  const noise = NOISE * Math.max(Math.abs(answer), Math.abs(value))
  return Math.abs(value - answer) <= tolerance + noise
}

function correct<T>(question: Numeric<T>, figures: Figures | undefined): Checked<T> {
  const asked = question.significantFigures
  const isSlip = asked !== undefined && figures !== undefined && (asked < figures.least || asked > figures.most)
  return { kind: 'checked', status: 'correct', ...(isSlip && { slip: 'significant-figures' as const }) }
}

/**
 * The answer rounded to as many figures as the data have, or to some more, is how science teaches to give it: 310 N for 306 N from 0.17 kg
 * and 45 m/s.
 */
export function isRoundedAsData(candidates: Candidate[], answer: number, figures: number | undefined): boolean {
  if (figures === undefined) return false
  return Array.from({ length: MORE_FIGURES + 1 }, (_, more) => figures + more).some((kept) =>
    isRoundedTo(candidates, answer, kept),
  )
}

/** The answer rounded to the figures the question asks for, halves up as on paper, is right whatever the tolerance. */
function isRoundedTo(candidates: Candidate[], answer: number, figures: number | undefined): boolean {
  if (figures === undefined) return false
  const rounded = Number(significantNumber(answer, figures))
  return candidates.some(({ value }) => isWithin(value, rounded, 0))
}

function slipOf(
  candidates: Candidate[],
  answer: number,
  tolerance: number,
  figures: Figures | undefined,
): Slip | undefined {
  for (const { value } of candidates) {
    if (answer !== 0 && isWithin(-value, answer, tolerance)) return 'sign'
    if (isTensOff(value, answer, tolerance)) return 'factor-of-ten'
    if (figures && isRoundedEarly(value, answer)) return 'rounding'
  }
  return undefined
}

function isTensOff(value: number, answer: number, tolerance: number): boolean {
  if (value === 0 || answer === 0) return false
  const tens = Math.round(Math.log10(Math.abs(value / answer)))
  if (tens === 0 || Math.abs(tens) > MAX_TENS) return false
  return isWithin(value / 10 ** tens, answer, tolerance)
}

/** The answer, rounded to as many decimals as were typed, is what was typed: 3.1 for 3.14159. */
function isRoundedEarly(value: number, answer: number): boolean {
  const decimals = String(value).split('.')[1]?.length ?? 0
  return value !== 0 && isWithin(roundTo(answer, decimals), value, 0)
}

import { readNumber } from '../../maths/read-number.ts'
import { convertUnit, readUnit } from '../../maths/read-unit.ts'

/** A problem of the student's own, as Ilm understood it. Plain values, so that it can be worked out on another thread. */
export type Problem = {
  /** what is looked for, in the middle of a sentence */
  asked: string
  /** words that find its lesson */
  topic: string
  /** steps on the way, next first; none names the answer */
  steps: readonly string[]
  /** shown after real tries only */
  answer: string
}

/** What an attempt at it is: right, a right step on the way, nearly right, or wrong, and where. */
export type Attempt = { is: 'right' | 'step' | 'near' | 'wrong'; say: string }

/** A problem that can check attempts. @returns undefined for what is no attempt at it */
export type Solvable = Problem & { check: (attempt: string) => Attempt | undefined }

/** A wrong value with what leads to it. */
export type WrongValue = readonly [value: number, say: string]

type NumberProblem = Problem & {
  value: number
  unit?: string | undefined
  wrong: readonly WrongValue[]
  bare?: number | undefined
}

/** Share that rounding on the way may cost. */
const ROUGHLY = 0.012
const HESITATION =
  /^(?:(?:so|ok|is it|i got|i get|got|its|it is|then|maybe|um+|about|around|like|thats|equals?|the answer is|answer|is|would it be|i think(?: it is| its)?)[ ,:]+)+/i
const NAME = /^[a-zA-Zα-ωΔ]\w{0,3}(?:\([a-z]\))? ?(?:=|is|≈) ?/

/** An attempt without hesitation and name: "so x = 6?" is "6". */
export const bareAttempt = (attempt: string): string =>
  withoutHesitation(attempt).replace(NAME, '').replace(/^\$/, '').trim()

export const withoutHesitation = (attempt: string): string =>
  attempt
    .trim()
    .replaceAll(/[’‘]/g, "'")
    .replaceAll("it's", 'its')
    .replace(HESITATION, '')
    .replace(/(?<![?!. ])[?!. ]+$/, '')
    .replace(/,? (?:right|correct|yes)$/, '')
    .trim()

export const isNear = (value: number, wanted: number): boolean =>
  Math.abs(value - wanted) <= Math.max(1e-9, ROUGHLY * Math.abs(wanted))

/** A problem whose answer is a number, perhaps with a unit. `bare` is the value in the units of the problem, for an attempt
 * without a unit; `wrong` lists values that come of one slip each, the likeliest first. */
export function numberProblem({ value, unit, wrong, bare, ...problem }: NumberProblem): Solvable {
  return {
    ...problem,
    check: (attempt) => {
      const read = readNumber(bareAttempt(attempt))
      if (!read.ok) return undefined
      const written = read.rest.trim()
      const [own, wanted] = [
        written === '' ? undefined : readUnit(written),
        unit === undefined ? undefined : readUnit(unit),
      ]
      if (written !== '' && !own && written !== unit && /\s\S+\s/.test(` ${written} `) && written.split(' ').length > 3)
        return undefined
      const converted = own && wanted ? convertUnit(read.value, own, wanted) : read.value
      if (converted === undefined) {
        return isNear(read.value, value)
          ? {
              is: 'near',
              say: `Nearly: the number fits, the **unit** does not. Which unit does ${problem.asked} have?`,
            }
          : {
              is: 'wrong',
              say: `Not yet, and look at the unit: ${problem.asked} is not measured in ${written}. Which formula links what is given?`,
            }
      }
      if (isNear(converted, value) || (written === '' && bare !== undefined && isNear(read.value, bare)))
        return { is: 'right', say: `Yes, ${bareAttempt(attempt)} is right.` }
      const slip = wrong.find(([one]) => isNear(read.value, one) || isNear(converted, one))
      if (slip) return { is: 'wrong', say: slip[1] }
      if (isNear(-converted, value))
        return {
          is: 'wrong',
          say: 'Not yet: the size fits, the **sign** does not. In which order did you subtract, or which minus got lost?',
        }
      const tens = Math.round(Math.log10(Math.abs(converted / value)))
      if (tens !== 0 && Math.abs(tens) < 9 && isNear(converted / 10 ** tens, value))
        return {
          is: 'wrong',
          say: 'The digits are right, but the **decimal point** is off by a factor of ten or more. Check the units: did something like mL, g or km need converting first?',
        }
      return {
        is: 'wrong',
        say: `Not yet. ${problem.steps[0] ?? ''} ${problem.steps[1] ?? 'Send me the line before your result.'}`.trim(),
      }
    },
  }
}

import { calculusProblem } from './calculus-problem.ts'
import { moleProblem, phProblem } from './chemistry-problem.ts'
import { compositionProblem } from './composition-problem.ts'
import { equationProblem } from './equation-problem.ts'
import { formulaProblem } from './formula-problem.ts'
import { baseProblem, vectorProblem } from './list-problems.ts'
import { numericProblem } from './number-problems.ts'
import type { Attempt, Problem, Solvable } from './problem.ts'
import { unitClaim } from './unit-claim.ts'

/** Longer texts are stories with several questions; nothing here reads them rightly. */
const LONGEST = 300
const READERS = [
  calculusProblem,
  vectorProblem,
  baseProblem,
  compositionProblem,
  numericProblem,
  phProblem,
  moleProblem,
  formulaProblem,
  equationProblem,
]

/** A student's own problem, where one of the readers knows its kind. Only what one reader understands in full counts. */
export function solvableIn(text: string): Solvable | undefined {
  if (text.length > LONGEST) return undefined
  for (const read of READERS) {
    const problem = read(text)
    if (problem) return problem
  }
  return undefined
}

/** The problem without its checker: plain values. */
export const plainProblem = ({ asked, topic, steps, answer }: Solvable): Problem => ({ asked, topic, steps, answer })

/** A problem and a claim about it in one message: "is the derivative of x^3 3x^2", "the molar mass of water is 18 right?". */
export function checkClaim(message: string): (Attempt & { topic: string }) | undefined {
  const text = message
    .trim()
    .replace(/(?<![?!. ])[?!. ]+$/, '')
    .replace(/,? (?:right|correct|yes|true)$/i, '')
    .replace(/^(?:so|is|are|does|i think|i got|isnt|isn’t)\s+/i, '')
  if (text.length > LONGEST) return undefined
  const unit = unitClaim(text)
  if (unit) return { ...unit, topic: 'units conversion' }
  const parts =
    /^(.*\b(?:derivative|integral) of \S+) (?:is |= ?|equals )?([^-+*/\s].*)$/i.exec(text) ??
    /^(.*\b(?:molar mass|ph|dot product|magnitude|slope|mean)\b.*?) (?:is|=|equals) (.+)$/i.exec(text) ??
    /^([01]{2,} (?:in )?binary) (?:is |= ?|equals )?(\d+) in decimal$/i.exec(text)
  if (!parts) return undefined
  const [, problem = '', claim = ''] = parts
  const solvable = solvableIn(/binary$/.test(problem) ? `${problem} to decimal` : problem)
  const attempt = solvable?.check(claim)
  return solvable && attempt && { ...attempt, topic: solvable.topic }
}

import { compareAlgebra } from '../question/compare-algebra.ts'
import { type CheckedCalculation, checkCalculation } from './check-calculation.ts'

/** The mathematics in one message, as plain values, so that it can be worked out on another thread. */
export type MathsTask = {
  message: string
  /** an equation the student is solving */
  equation: string | undefined
  /** formulas the student gave as an answer, each with one that is accepted */
  pairs: readonly (readonly [reply: string, accepted: string])[]
}

/** What came out; `same` is compareAlgebra's answer for each pair. */
export type Worked = { calculation: CheckedCalculation | undefined; same: readonly (boolean | undefined)[] }

/** Works out everything a student's message asks to be worked out. */
export function workOut({ message, equation, pairs }: MathsTask): Worked {
  return {
    calculation: checkCalculation(message, equation),
    same: pairs.map(([reply, accepted]) => compareAlgebra(reply, accepted)),
  }
}

/** What is said of a task that was given up: nothing in it could be worked out. */
export const notWorked = ({ pairs }: MathsTask, isTooHard: boolean): Worked => ({
  calculation: isTooHard ? { kind: 'too-hard' } : undefined,
  same: pairs.map(() => undefined),
})

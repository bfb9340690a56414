import { compareAlgebra } from '../question/compare-algebra.ts'
import { type CheckedCalculation, checkCalculation } from './check-calculation.ts'
import type { Attempt, Problem } from './problem/problem.ts'
import { checkClaim, plainProblem, solvableIn } from './problem/read-problem.ts'

/** The mathematics in one message, as plain values, so that it can be worked out on another thread. */
export type MathsTask = {
  message: string
  /** an equation the student is solving */
  equation: string | undefined
  /** the problem of the student's own that is in hand */
  problem?: string | undefined
  /** formulas the student gave as an answer, each with one that is accepted */
  pairs: readonly (readonly [reply: string, accepted: string])[]
}

/** What came out; `same` is compareAlgebra's answer for each pair. */
export type Worked = {
  calculation: CheckedCalculation | undefined
  same: readonly (boolean | undefined)[]
  /** the problem in hand, and what the message says as an attempt at it */
  inHand?: Problem | undefined
  attempt?: Attempt | undefined
  /** a problem the message brings, and a claim about one in one breath */
  problem?: Problem | undefined
  claim?: (Attempt & { topic: string }) | undefined
}

/** Works out everything a student's message asks to be worked out. */
export function workOut({ message, equation, pairs, problem: own }: MathsTask): Worked {
  const inHand = own === undefined ? undefined : solvableIn(own)
  const attempt = inHand?.check(message)
  const claim = attempt ? undefined : checkClaim(message)
  const brought = attempt || claim ? undefined : solvableIn(message)
  return {
    ...(inHand && { inHand: plainProblem(inHand) }),
    ...(attempt && { attempt }),
    ...(claim && { claim }),
    ...(brought && { problem: plainProblem(brought) }),
    calculation: checkCalculation(message, equation),
    same: pairs.map(([reply, accepted]) => compareAlgebra(reply, accepted)),
  }
}

/** What is said of a task that was given up: nothing in it could be worked out. */
export const notWorked = ({ pairs }: MathsTask, isTooHard: boolean): Worked => ({
  calculation: isTooHard ? { kind: 'too-hard' } : undefined,
  same: pairs.map(() => undefined),
})

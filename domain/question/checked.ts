/**
 * Something about a reply worth saying that is no misconception. With a correct reply only `significant-figures`.
 * `unit`: the right number with a unit that makes it wrong; `rounding`: right, but rounded too early; `sign`: right but for
 * its sign; `factor-of-ten`: a decimal point in the wrong place, or a prefix slip.
 */
export type Slip = 'unit' | 'significant-figures' | 'factor-of-ten' | 'sign' | 'rounding'
export type CheckedSlip = Slip | undefined

/** Why a reply cannot be scored: the student is asked again, and nothing is recorded. */
export type MalformedReason =
  | 'empty'
  | 'not-a-number'
  | 'unknown-unit'
  | 'not-algebra'
  /** equal to the answer but longer: not yet simplified, factored or expanded as asked */
  | 'not-in-form'
  | 'incomplete'
  | 'no-such-option'
  /** more chosen than asked for */
  | 'too-many'
  /** draw, match without pairs, or a reply for another type of question */
  | 'cannot-be-answered'

/** Feedback for a known wrong answer: of the chosen option, or of the mistake it matches. */
type Mistake<T> = { feedback?: T | undefined; misconception?: string | undefined }

/** One place of an answer that has several: a cell, a blank, a label, a step. `points`: what it earned, where it is worth more than being right. */
export type PartChecked<T> = { isRight: boolean; points?: number | undefined; mistake?: Mistake<T> | undefined }

/** A reply that was scored. Only a reply that is right in all of it is `correct`. */
export type Scored<T> = {
  kind: 'checked'
  status: 'correct' | 'incorrect'
  /** share of the points, above 0 and below 1; only where a part of the answer is right and counts */
  score?: number
  /** for answers with several places, each of them, in the question's order */
  parts?: PartChecked<T>[]
  /** what the author says about the very reply, when it is right */
  praise?: T | undefined
  mistake?: Mistake<T>
  slip?: Slip
}

export type Checked<T> =
  | {
      kind: 'malformed'
      reason: MalformedReason
      /** what the reply is worth where it cannot be asked again, as in an exam; left out: nothing */
      asItStands?: Scored<T>
    }
  | Scored<T>

/** Right in all of it; a reply that cannot be scored is not. */
export const isCorrect = (checked: Checked<unknown>): boolean =>
  checked.kind === 'checked' && checked.status === 'correct'

/** The share of the points that a scored reply gets, 0 to 1. */
export const scoreOf = ({ status, score }: Pick<Scored<unknown>, 'status' | 'score'>): number =>
  status === 'correct' ? 1 : (score ?? 0)

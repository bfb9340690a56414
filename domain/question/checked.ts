/**
 * Something about a reply worth saying that is no misconception. With a correct reply only `significant-figures`.
 * `unit`: the right number with a unit that makes it wrong; `rounding`: right, but rounded too early; `sign`: right but for
 * its sign; `factor-of-ten`: a decimal point in the wrong place, or a prefix slip.
 */
export type Slip = 'unit' | 'significant-figures' | 'factor-of-ten' | 'sign' | 'rounding'

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
  /** draw, match without pairs, or a reply for another type of question */
  | 'cannot-be-answered'

/** Feedback for a known wrong answer: of the chosen option, or of the mistake it matches. */
export type Mistake<T> = { feedback?: T | undefined; misconception?: string | undefined }

export type Checked<T> =
  | { kind: 'malformed'; reason: MalformedReason }
  | { kind: 'checked'; status: 'correct' | 'incorrect'; mistake?: Mistake<T>; slip?: Slip }

import type { Checked, CheckedSlip } from './checked.ts'
import type { QuestionOf } from './question.ts'
import type { Reply } from './reply.ts'

/**
 * Whether two expressions are equal for every value of their letters; undefined when the first cannot be read. Injected, so
 * that the maths library is loaded only where algebra is asked for (compare-algebra.ts).
 */
export type CompareAlgebra = (reply: string, accepted: string) => boolean | undefined

/** Reads a text as plain words: a rendered one by its plain reading, Markdown as it stands. */
export type ReadText<T> = (text: T) => string

/**
 * Scores a reply to a question of its own type. What cannot be scored is `malformed`: it is asked again and never counted. Never throws.
 * Apart from `AnswerType`, as pages fetch it only once there is something to check.
 */
export type CheckReply<R extends Reply = Reply> = <T>(
  question: QuestionOf<T>,
  reply: R,
  compare?: CompareAlgebra,
) => Checked<T>

/** How a turn at a question ended: answered, out of time, or its answer shown. */
type EndOfTurn = {
  cause: 'checked' | 'time' | 'shown'
  status: 'correct' | 'incorrect' | 'skipped'
  slip?: CheckedSlip
}

/** What is said about the right answer after a turn; `nothing` where the view has marked it in its place. */
type Reveal = 'answer' | 'sample' | 'nothing'

/**
 * One way of answering: all that a page, the worker and the gateway have to know of a type of question, but for its check. A type is one folder of
 * `types/`; how it looks stands in the folder of the same name in app/components/answer. `R` is what a student gives.
 */
export interface AnswerType<R extends Reply = Reply> {
  /** probability of being right without knowing */
  readonly guess: number
  /** one press on an option is the answer; there is nothing to check (CHP-19) */
  readonly answersAtOnce?: boolean
  /** the answer may be asked for before one is given (CHP-29) */
  readonly offersAnswer?: boolean
  /** an exam of ours may hold it: the answer is checked by machine, without the student's help, and is hard to guess (D23) */
  readonly isExamItem?: boolean
  /** marked by the student, in an exam after its end: an item of its written section (D24) */
  readonly isSelfMarked?: boolean
  /** minutes of writing rather than a moment: kept apart so that nothing is lost, and no question for within a lesson */
  readonly isLong?: boolean
  /** how much an answer says about what the student can do, 0 to 1; left out: 1 */
  readonly trust?: number
  /** most letters of a text in a reply that a gateway takes; left out: what is enough for all others */
  readonly longestText?: number
  /** the answer is a number, which other gateways send as text too */
  readonly hasNumber?: boolean
  /** false for a question that is only shown, such as a match without pairs (CHP-27); left out: always true */
  isAnswerable?(question: QuestionOf<unknown>): boolean
  /** The reply is complete, whether it is right or not: it may be checked (CHP-22). */
  isReady(question: QuestionOf<unknown>, reply: R): boolean
  /** Checking this question well takes the maths library, which only the worker loads (D17). */
  needsAlgebra?(question: QuestionOf<unknown>): boolean
  /** The pairs of formulas, given and accepted, that checking a reply compares, so that they can be worked out ahead, within limits. */
  comparisons?(question: QuestionOf<unknown>, reply: R): [given: string, accepted: string][]
  /** The points of a question in an exam; left out: 1. */
  pointsOf?(question: QuestionOf<unknown>): number
  /** What was handed in, with the marks given later and nothing else of them; where the student marks. */
  withMarks?(handedIn: Reply | undefined, marked: R): Reply
  /** What a further try begins from, for answers too long to be begun anew; left out: from nothing. */
  draftAgain?(reply: R): Reply
  /** The options as they are shown, where they are not the question's own. @param text makes a text of plain words */
  optionsOf?<T>(question: QuestionOf<T>, text: (plain: string) => T): QuestionOf<T>['options']
  /** What the student gave, in words for the history (ANA-25). */
  describeReply<T>(question: QuestionOf<T>, reply: R, read: ReadText<T>): string
  /** The right answer in words; undefined when the question has none. */
  describeAnswer<T>(question: QuestionOf<T>, read: ReadText<T>): string | undefined
  /** What is said about the right answer once the turn is over. */
  reveal(question: QuestionOf<unknown>, end: EndOfTurn): Reveal
  /** The reply that the keys 1 to 9 give; `index` counts from 0. */
  replyByKey?(question: QuestionOf<unknown>, index: number): Reply | undefined
}

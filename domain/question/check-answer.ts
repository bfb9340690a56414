import type { CompareAlgebra } from './answer-type.ts'
import { answerTypeOf } from './answer-types.ts'
import type { Checked } from './checked.ts'
import type { QuestionOf } from './question.ts'
import type { Reply } from './reply.ts'

/**
 * Scores a reply to a question, for any form of text (CHP-19..24, D17, D18). A reply that cannot be scored, also one for another
 * type of question, is `malformed`: it is asked again and never counted. Never throws.
 * @param compare for answers in algebra; without it only the same formula, spaces aside, is accepted
 */
export function checkAnswer<T>(question: QuestionOf<T>, reply: Reply, compare?: CompareAlgebra): Checked<T> {
  if (reply.type !== question.type) return { kind: 'malformed', reason: 'cannot-be-answered' }
  return answerTypeOf(question).check(question, reply, compare)
}

/** Whether a reply is complete, so that it may be checked; right or wrong is another matter (CHP-22). */
export function isReady(question: QuestionOf<unknown>, reply: Reply | null): boolean {
  return reply !== null && reply.type === question.type && answerTypeOf(question).isReady(question, reply)
}

/** Whether the question can be answered at all, or only be looked at (CHP-27). */
export const isAnswerable = (question: QuestionOf<unknown>): boolean =>
  answerTypeOf(question).isAnswerable?.(question) ?? true

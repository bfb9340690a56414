import { answerCheckOf } from './answer-checks.ts'
import type { CompareAlgebra } from './answer-type.ts'
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
  return answerCheckOf(question)(question, reply, compare)
}

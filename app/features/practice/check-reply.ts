import type { StudyHandle } from '#app/platform/study-handle.ts'
import { answerTypeOf } from '#domain/question/answer-types.ts'
import type { Checked } from '#domain/question/checked.ts'
import type { Reply } from '#domain/question/reply.ts'
import type { RichText } from '#domain/text/rich-text.ts'
import type { PracticeQuestion } from './queries.ts'

/** Fetches what checks replies. */
export const fetchCheck = () => import('#domain/question/check-answer.ts')

/** Scores a reply: here, or in the worker, which has the maths library (D17) and whatever could not be fetched here. */
export async function checkReply(
  history: StudyHandle,
  question: PracticeQuestion,
  reply: Reply,
): Promise<Checked<RichText>> {
  const here = answerTypeOf(question).needsAlgebra?.(question) ? undefined : await fetchCheck().catch(() => undefined)
  return here?.checkAnswer(question, reply) ?? history.ask((worker) => worker.checkReply(question, reply))
}

import type { StudyHandle } from '#app/platform/study-handle.ts'
import { answerTypeOf } from '#domain/question/answer-types.ts'
import type { Checked } from '#domain/question/checked.ts'
import type { Reply } from '#domain/question/reply.ts'
import type { RichText } from '#domain/text/rich-text.ts'
import type { PracticeQuestion } from './queries.ts'

const loadCheck = () => import('#domain/question/check-answer.ts')

/** Fetches what checks replies, once the page is there: nobody waits for it, and it is there when the connection is gone. */
export const preloadCheck = (): void => void loadCheck().catch(() => undefined)

/** Scores a reply: here, or in the worker, which has the maths library (D17) and whatever could not be fetched here. */
export async function checkReply(
  history: StudyHandle,
  question: PracticeQuestion,
  reply: Reply,
): Promise<Checked<RichText>> {
  const here = answerTypeOf(question).needsAlgebra?.(question) ? undefined : await loadCheck().catch(() => undefined)
  return here?.checkAnswer(question, reply) ?? history.ask((worker) => worker.checkReply(question, reply))
}

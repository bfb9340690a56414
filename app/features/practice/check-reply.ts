import type { StudyHandle } from '#app/platform/study-handle.ts'
import { answerTypeOf } from '#domain/question/answer-types.ts'
import { checkAnswer } from '#domain/question/check-answer.ts'
import type { Checked } from '#domain/question/checked.ts'
import type { Reply } from '#domain/question/reply.ts'
import type { RichText } from '#domain/text/rich-text.ts'
import type { PracticeQuestion } from './queries.ts'

/** Scores a reply: here, or in the worker where the maths library is needed (D17). */
export async function checkReply(
  history: StudyHandle,
  question: PracticeQuestion,
  reply: Reply,
): Promise<Checked<RichText>> {
  if (!answerTypeOf(question).needsAlgebra?.(question)) return checkAnswer(question, reply)
  return history.ask((worker) => worker.checkReply(question, reply))
}

import { fetchAnswerViews } from '#app/components/answer/answer-views.ts'
import { answerTypeOf } from '#domain/question/answer-types.ts'
import type { QuestionOf } from '#domain/question/question.ts'
import type { RichText } from '#domain/text/rich-text.ts'
import type { StudyHandle } from './study-handle.ts'

/** Fetches what answering these questions needs: the ways to answer, and what compares formulas. Rejects where some of it cannot be had. */
export async function fetchAnswers(history: StudyHandle, questions: readonly QuestionOf<RichText>[]): Promise<void> {
  const hasAlgebra = questions.some((question) => answerTypeOf(question).needsAlgebra?.(question))
  await Promise.all([fetchAnswerViews(questions), hasAlgebra && history.ask((worker) => worker.loadAlgebra())])
}

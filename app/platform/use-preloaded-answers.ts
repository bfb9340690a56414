import { useEffect } from 'react'
import { preloadAnswerViews } from '#app/components/answer/answer-views.ts'
import { answerTypeOf } from '#domain/question/answer-types.ts'
import type { QuestionOf } from '#domain/question/question.ts'
import type { RichText } from '#domain/text/rich-text.ts'
import { useHistory } from './history-provider.tsx'

/**
 * Fetches what answering these questions needs before they are seen: the ways to answer, and what compares formulas. No question waits
 * for it, and all of it is there when the connection is gone.
 */
export function usePreloadedAnswers(questions: readonly QuestionOf<RichText>[]): void {
  const history = useHistory()
  useEffect(() => {
    preloadAnswerViews(questions)
    if (!questions.some((question) => answerTypeOf(question).needsAlgebra?.(question))) return
    // what cannot be had now is asked for again when a formula is checked
    history.ask((worker) => worker.loadAlgebra()).catch(() => undefined)
  }, [history, questions])
}

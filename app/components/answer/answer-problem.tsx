import { describeMalformed } from '#domain/question/describe-check.ts'
import type { AnswerViewProps } from './answer-view.ts'

/** Why an answer could not be scored, said where it stands. The region is there before the words are, or a screen reader would miss them. */
export function AnswerProblem({ question, malformed }: Pick<AnswerViewProps, 'question' | 'malformed'>) {
  return (
    <p role="alert" className="text-error text-sm empty:hidden">
      {malformed && describeMalformed(malformed, question)}
    </p>
  )
}

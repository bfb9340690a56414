import type { CompareAlgebra } from '../question/answer-type.ts'
import { answerTypeOf } from '../question/answer-types.ts'
import type { ExamOf, ExamQuestionOf } from './exam.ts'

/** Whether scoring an exam well takes the maths library, which pages load only then. */
export const needsAlgebra = ({
  questions,
}: {
  questions: readonly Pick<ExamQuestionOf<unknown>, 'question'>[]
}): boolean => questions.some(({ question }) => question && answerTypeOf(question).needsAlgebra?.(question))

/** What compares formulas, loaded only for an exam that asks for some; undefined for all others. */
export const algebraFor = async (exam: Pick<ExamOf<unknown>, 'questions'>): Promise<CompareAlgebra | undefined> =>
  needsAlgebra(exam) ? (await import('../question/compare-algebra.ts')).compareAlgebra : undefined

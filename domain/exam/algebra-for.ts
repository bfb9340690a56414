import type { CompareAlgebra } from '../question/answer-type.ts'
import type { ExamOf } from './exam.ts'
import { needsAlgebra } from './judge-answer.ts'

/** What compares formulas, loaded only for an exam that asks for some; undefined for all others. */
export const algebraFor = async (exam: Pick<ExamOf<unknown>, 'questions'>): Promise<CompareAlgebra | undefined> =>
  needsAlgebra(exam) ? (await import('../question/compare-algebra.ts')).compareAlgebra : undefined

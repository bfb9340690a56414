import { answerTypeOf } from '../question/answer-types.ts'
import type { ExamQuestionOf } from './exam.ts'

/** Whether the student marks the answer to an item, after the exam. */
export const isSelfMarked = ({ question }: Pick<ExamQuestionOf<unknown>, 'question'>): boolean =>
  question !== undefined && answerTypeOf(question).isSelfMarked === true

/** The points of an item: 1, but for those that have a rubric. */
export const pointsOfItem = ({ question }: Pick<ExamQuestionOf<unknown>, 'question'>): number =>
  question === undefined ? 1 : (answerTypeOf(question).pointsOf?.(question) ?? 1)

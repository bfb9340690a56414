import type { AnswerType, ReadText } from '../../answer-type.ts'
import { areFilled } from '../../are-filled.ts'
import type { QuestionOf } from '../../question.ts'
import type { ReplyOf } from '../../reply.ts'

export type MathsFieldOf<T> = NonNullable<QuestionOf<T>['expressions']>[number]

/** A name that stands before a formula, without its last equals sign, or nothing. */
const said = <T>({ name }: MathsFieldOf<T>, read: ReadText<T>, formula: string) =>
  name === undefined ? formula : `${read(name).trim()} ${formula}`

/** Formulas to type, shown as they are understood; each counts the same. */
export const maths: AnswerType<ReplyOf<'maths'>> = {
  guess: 0.01,
  longestText: 400,
  offersAnswer: true,
  isExamItem: true,
  isAnswerable: ({ expressions = [] }) => expressions.length > 0,
  isReady: ({ expressions = [] }, { given }) => areFilled(expressions, given),
  needsAlgebra: () => true,
  comparisons: ({ expressions = [] }, { given }) =>
    expressions.flatMap(({ accepted, mistakes }, index) =>
      [...accepted, ...mistakes.map(({ answer }) => answer)].map((formula): [string, string] => [
        given[index] ?? '',
        formula,
      ]),
    ),
  describeReply: ({ expressions = [] }, { given }, read) =>
    expressions.map((field, index) => said(field, read, given[index]?.trim() || '?')).join('; '),
  describeAnswer: ({ expressions = [] }, read) =>
    expressions.map((field) => said(field, read, field.accepted[0] ?? '?')).join('; ') || undefined,
  reveal: (_question, { status }) => (status === 'correct' ? 'nothing' : 'answer'),
}

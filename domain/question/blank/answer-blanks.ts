import type { AnswerType } from '../answer-type.ts'
import { areFilled } from '../are-filled.ts'
import type { QuestionOf } from '../question.ts'
import type { Reply } from '../reply.ts'
import type { BlankOf } from './blank-fields.ts'
import { describeBlanks, describeGiven, describeRight } from './describe-blanks.ts'

/**
 * How a type is answered whose reply fills blanks, all but its check and how likely a guess is.
 * @param blanksOf the blanks of a question, in the order of its replies
 */
export const answerBlanks = (
  blanksOf: <T>(question: QuestionOf<T>) => BlankOf<T>[],
): Omit<AnswerType<Extract<Reply, { given: string[] }>>, 'guess'> => ({
  longestText: 200,
  offersAnswer: true,
  isExamItem: true,
  isAnswerable: (question) => blanksOf(question).length > 0,
  isReady: (question, { given }) => areFilled(blanksOf(question), given),
  describeReply: (question, { given }, read) =>
    describeBlanks(blanksOf(question), (blank, index) => describeGiven(blank, given[index] ?? '', read)),
  describeAnswer: (question, read) =>
    describeBlanks(blanksOf(question), (blank) => describeRight(blank, read)) || undefined,
  reveal: (_question, { cause }) => (cause === 'checked' ? 'nothing' : 'answer'),
})

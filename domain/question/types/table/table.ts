import type { AnswerType } from '../../answer-type.ts'
import type { BlankOf } from '../../blank/blank-fields.ts'
import { checkBlanks, describeBlanks, describeGiven, describeRight } from '../../blank/check-blanks.ts'
import { areFilled } from '../../check-places.ts'
import type { QuestionOf } from '../../question.ts'
import type { ReplyOf } from '../../reply.ts'

/** The blanks of a table, row by row: the order of a reply. */
export const blanksOfTable = <T>({ table }: Pick<QuestionOf<T>, 'table'>): BlankOf<T>[] =>
  (table?.rows ?? []).flatMap(({ cells }) => cells.flatMap((cell) => ('blank' in cell ? [cell.blank] : [])))

/** A table with cells to choose or to fill in; each is worth the same. */
export const table: AnswerType<ReplyOf<'table'>> = {
  guess: 0.02,
  longestText: 200,
  offersAnswer: true,
  isExamItem: true,
  isAnswerable: (question) => blanksOfTable(question).length > 0,
  isReady: (question, { given }) => areFilled(blanksOfTable(question), given),
  check: (question, { given }) => checkBlanks(blanksOfTable(question), given),
  describeReply: (question, { given }, read) =>
    describeBlanks(blanksOfTable(question), (blank, index) => describeGiven(blank, given[index] ?? '', read)),
  describeAnswer: (question, read) =>
    describeBlanks(blanksOfTable(question), (blank) => describeRight(blank, read)) || undefined,
  reveal: (_question, { cause }) => (cause === 'checked' ? 'nothing' : 'answer'),
}

import type { AnswerType } from '../../answer-type.ts'
import { answerBlanks } from '../../blank/answer-blanks.ts'
import type { BlankOf } from '../../blank/blank-fields.ts'
import type { QuestionOf } from '../../question.ts'
import type { ReplyOf } from '../../reply.ts'

/** The blanks of a table, row by row: the order of a reply. */
export const blanksOfTable = <T>({ table }: Pick<QuestionOf<T>, 'table'>): BlankOf<T>[] =>
  (table?.rows ?? []).flatMap(({ cells }) => cells.flatMap((cell) => ('blank' in cell ? [cell.blank] : [])))

/** A table with cells to choose or to fill in; each is worth the same. */
export const table: AnswerType<ReplyOf<'table'>> = {
  guess: 0.02,
  ...answerBlanks(blanksOfTable),
}

import type { CheckReply } from '../../answer-type.ts'
import { checkBlanks } from '../../blank/check-blanks.ts'
import type { ReplyOf } from '../../reply.ts'
import { blanksOfTable } from './table.ts'

export const checkTable: CheckReply<ReplyOf<'table'>> = (question, { given }) =>
  checkBlanks(blanksOfTable(question), given)

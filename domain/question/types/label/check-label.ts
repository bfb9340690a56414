import type { CheckReply } from '../../answer-type.ts'
import { checkBlanks } from '../../blank/check-blanks.ts'
import type { ReplyOf } from '../../reply.ts'
import { blanksOfPlaces } from './label.ts'

export const checkLabel: CheckReply<ReplyOf<'label'>> = (question, { given }) =>
  checkBlanks(blanksOfPlaces(question), given)

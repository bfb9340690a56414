import type { CheckReply } from '../../answer-type.ts'
import { checkBlanks } from '../../blank/check-blanks.ts'
import type { ReplyOf } from '../../reply.ts'
import { blanksOfSentence } from './inline-choice.ts'

export const checkInlineChoice: CheckReply<ReplyOf<'inline-choice'>> = (question, { given }) =>
  checkBlanks(blanksOfSentence(question), given)

import type { CheckReply } from '../../answer-type.ts'
import type { ReplyOf } from '../../reply.ts'
import { checkOption } from './check-option.ts'

export const checkMultipleChoice: CheckReply<ReplyOf<'multiple-choice'>> = ({ options }, { optionId }) =>
  checkOption(options, optionId)

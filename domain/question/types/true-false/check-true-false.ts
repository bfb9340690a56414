import type { CheckReply } from '../../answer-type.ts'
import type { ReplyOf } from '../../reply.ts'
import { checkOption } from '../multiple-choice/check-option.ts'
import { truthsOf } from './truth-options.ts'

export const checkTrueFalse: CheckReply<ReplyOf<'true-false'>> = (question, { optionId }) => {
  if (question.options.length > 0) return checkOption(question.options, optionId)
  const chosen = truthsOf(question).find(({ id }) => id === optionId)
  if (!chosen) return { kind: 'malformed', reason: 'no-such-option' }
  return { kind: 'checked', status: chosen.correct ? 'correct' : 'incorrect' }
}

import { readNumber } from '../../../maths/read-number.ts'
import type { CheckReply } from '../../answer-type.ts'
import { checkNumber } from '../../check-number.ts'
import type { QuestionOf } from '../../question.ts'
import type { ReplyOf } from '../../reply.ts'

/** The number asked for, in the question's unit; undefined when the question has none. */
export function numericAnswer({ answer }: Pick<QuestionOf<unknown>, 'answer'>): number | undefined {
  const [first] = [answer].flat()
  if (typeof first === 'number') return first
  const read = typeof first === 'string' ? readNumber(first) : undefined
  return read?.ok ? read.value : undefined
}

export const checkNumeric: CheckReply<ReplyOf<'numeric'>> = (question, { text }) => {
  const answer = numericAnswer(question)
  if (answer !== undefined) return checkNumber(question, answer, text)
  // Without an answer nothing can be right, as for short answers (CHP-24); a text that is no number stays malformed.
  return readNumber(text).ok ? { kind: 'checked', status: 'incorrect' } : { kind: 'malformed', reason: 'not-a-number' }
}

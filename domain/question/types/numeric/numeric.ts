import { readNumber } from '../../../maths/read-number.ts'
import type { AnswerType } from '../../answer-type.ts'
import { checkNumber, plainUnit } from '../../check-number.ts'
import type { QuestionOf } from '../../question.ts'
import type { ReplyOf } from '../../reply.ts'
import { shownNumber } from '../../shown-number.ts'

/** The number asked for, in the question's unit; undefined when the question has none. */
export function numericAnswer({ answer }: Pick<QuestionOf<unknown>, 'answer'>): number | undefined {
  const [first] = [answer].flat()
  if (typeof first === 'number') return first
  const read = typeof first === 'string' ? readNumber(first) : undefined
  return read?.ok ? read.value : undefined
}

/** A typed number (CHP-20, CHP-21), hardly ever hit by chance. */
export const numeric: AnswerType<ReplyOf<'numeric'>> = {
  guess: 0.02,
  isExamItem: true,
  hasNumber: true,
  isReady: (_question, { text }) => text.trim() !== '',
  check: (question, { text }) => {
    const answer = numericAnswer(question)
    if (answer !== undefined) return checkNumber(question, answer, text)
    // Without an answer nothing can be right, as for short answers (CHP-24); a text that is no number stays malformed.
    return readNumber(text).ok
      ? { kind: 'checked', status: 'incorrect' }
      : { kind: 'malformed', reason: 'not-a-number' }
  },
  describeReply: (_question, { text }) => text.trim(),
  describeAnswer: (question) => {
    const [answer] = [question.answer].flat()
    if (answer === undefined || typeof answer === 'boolean') return undefined
    const number = typeof answer === 'number' ? shownNumber(answer, question.tolerance) : answer
    return question.unit === undefined ? number : `${number} ${plainUnit(question.unit)}`
  },
  reveal: (_question, { status, slip }) => (status === 'correct' && slip === undefined ? 'nothing' : 'answer'),
}

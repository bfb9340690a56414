import type { AnswerType } from '../../answer-type.ts'
import { withUnit } from '../../plain-unit.ts'
import type { ReplyOf } from '../../reply.ts'
import { shownNumber } from '../../shown-number.ts'

/** A typed number (CHP-20, CHP-21), hardly ever hit by chance. */
export const numeric: AnswerType<ReplyOf<'numeric'>> = {
  guess: 0.02,
  isExamItem: true,
  hasNumber: true,
  isReady: (_question, { text }) => text.trim() !== '',
  describeReply: (_question, { text }) => text.trim(),
  describeAnswer: (question) => {
    const [answer] = [question.answer].flat()
    if (answer === undefined || typeof answer === 'boolean') return undefined
    const number = typeof answer === 'number' ? shownNumber(answer, question.tolerance) : answer
    return withUnit(number, question.unit)
  },
  reveal: (_question, { status, slip }) => (status === 'correct' && slip === undefined ? 'nothing' : 'answer'),
}

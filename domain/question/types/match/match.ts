import type { AnswerType } from '../../answer-type.ts'
import type { ReplyOf } from '../../reply.ts'

/** Pairs to put together (D18); without pairs a preview only (CHP-27). */
export const match: AnswerType<ReplyOf<'match'>> = {
  guess: 0.1,
  offersAnswer: true,
  isAnswerable: ({ pairs }) => pairs.length > 0,
  isReady: ({ pairs }, { rights }) => rights.length === pairs.length && !rights.includes(null),
  describeReply: ({ pairs }, { rights }, read) =>
    pairs
      .map(({ left }, index) => {
        const right = pairs[rights[index] ?? -1]?.right
        return `${read(left)} → ${right === undefined ? '?' : read(right)}`
      })
      .join('; '),
  describeAnswer: ({ pairs }, read) =>
    pairs.map(({ left, right }) => `${read(left)} → ${read(right)}`).join('; ') || undefined,
  reveal: (_question, { cause }) => (cause === 'checked' ? 'nothing' : 'answer'),
}

import type { AnswerType } from '../../answer-type.ts'
import type { ReplyOf } from '../../reply.ts'

/** Items to put in order, from the first to the last. */
export const ordering: AnswerType<ReplyOf<'ordering'>> = {
  guess: 0.03,
  offersAnswer: true,
  isExamItem: true,
  isAnswerable: ({ items }) => items.length > 1,
  // the order on screen may be the right one by the student's judgement, but only once it was touched
  isReady: ({ items }, { order }) => isWhole(order, items.length),
  describeReply: ({ items }, { order }, read) =>
    order
      .flatMap((index) => {
        const item = items[index]
        return item === undefined ? [] : [read(item)]
      })
      .join(' → '),
  describeAnswer: ({ items }, read) => items.map((item) => read(item)).join(' → ') || undefined,
  reveal: (_question, { status }) => (status === 'correct' ? 'nothing' : 'answer'),
}

/** Every item once. */
export const isWhole = (order: readonly number[], count: number) =>
  order.length === count && new Set(order).size === count && order.every((index) => index < count)

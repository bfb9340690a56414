import type { AnswerType } from '../../answer-type.ts'
import type { Checked } from '../../checked.ts'
import type { QuestionOf } from '../../question.ts'
import type { ReplyOf } from '../../reply.ts'
import { longestRise } from './longest-rise.ts'

/** Items to put in order, from the first to the last. */
export const ordering: AnswerType<ReplyOf<'ordering'>> = {
  guess: 0.03,
  offersAnswer: true,
  isExamItem: true,
  isAnswerable: ({ items }) => items.length > 1,
  // the order on screen may be the right one by the student's judgement, but only once it was touched
  isReady: ({ items }, { order }) => isWhole(order, items.length),
  check: checkOrder,
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

const isWhole = (order: readonly number[], count: number) =>
  order.length === count && new Set(order).size === count && order.every((index) => index < count)

/**
 * Right when every item stands in its place; items that read the same may stand for each other. In part: of the moves that would
 * mend the order at the worst (all items but one), the share that is not needed; n − k moves mend an order whose longest part in
 * the right order has k items.
 */
function checkOrder<T>({ items }: QuestionOf<T>, { order }: ReplyOf<'ordering'>): Checked<T> {
  if (items.length < 2) return { kind: 'malformed', reason: 'cannot-be-answered' }
  if (order.length === 0) return { kind: 'malformed', reason: 'empty' }
  if (!isWhole(order, items.length)) return { kind: 'malformed', reason: 'incomplete' }
  const texts = items.map((item) => JSON.stringify(item))
  // the first item of each text stands for all of them
  const ranks = order.map((index) => texts.indexOf(texts[index] ?? ''))
  const parts = ranks.map((rank, place) => ({ isRight: texts[place] === texts[rank] }))
  if (parts.every(({ isRight }) => isRight)) return { kind: 'checked', status: 'correct', parts }
  const score = (longestRise(ranks) - 1) / (items.length - 1)
  // equal items far apart may leave a whole rise in a wrong order
  const isPart = score > 0 && score < 1
  return { kind: 'checked', status: 'incorrect', ...(isPart && { score }), parts }
}

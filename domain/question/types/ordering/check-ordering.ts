import type { CheckReply } from '../../answer-type.ts'
import type { ReplyOf } from '../../reply.ts'
import { longestRise } from './longest-rise.ts'
import { isWhole } from './ordering.ts'

/**
 * Right when every item stands in its place; items that read the same may stand for each other. In part: of the moves that would
 * mend the order at the worst (all items but one), the share that is not needed; n − k moves mend an order whose longest part in
 * the right order has k items.
 */
export const checkOrdering: CheckReply<ReplyOf<'ordering'>> = ({ items }, { order }) => {
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

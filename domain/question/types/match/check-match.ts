import type { CheckReply } from '../../answer-type.ts'
import type { ReplyOf } from '../../reply.ts'

/** Right when every left side has its own right side. Equal right sides may stand for each other, each is used once. */
export const checkMatch: CheckReply<ReplyOf<'match'>> = ({ pairs }, { rights }) => {
  if (pairs.length === 0) return { kind: 'malformed', reason: 'cannot-be-answered' }
  if (rights.length !== pairs.length || rights.includes(null)) return { kind: 'malformed', reason: 'incomplete' }
  const isRight = pairs.every((pair, left) => {
    const chosen = pairs[rights[left] ?? -1]
    return chosen !== undefined && JSON.stringify(chosen.right) === JSON.stringify(pair.right)
  })
  const isReused = new Set(rights).size < rights.length
  return { kind: 'checked', status: isRight && !isReused ? 'correct' : 'incorrect' }
}

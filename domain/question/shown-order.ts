import { seededRandom, shuffled } from '../seed/seeded-random.ts'
import type { QuestionOf } from './question.ts'

/**
 * The order in which things are shown that the question lists in their right order: indexes into that list. It follows from the
 * question and its seed, so it is the same on every screen and after a reload, and it is never the right order itself.
 */
export function shownOrder(
  { id, seed }: Pick<QuestionOf<unknown>, 'id' | 'seed'>,
  about: string,
  count: number,
): number[] {
  const order = shuffled(
    seededRandom(seed ?? 0, `${id}/${about}`),
    Array.from({ length: count }, (_, index) => index),
  )
  const isRight = order.every((place, index) => place === index)
  return isRight ? [...order.slice(1), ...order.slice(0, 1)] : order
}

import type { AnswerType } from '../../answer-type.ts'
import type { Checked } from '../../checked.ts'
import type { QuestionOf } from '../../question.ts'
import type { ReplyOf } from '../../reply.ts'

/** Pairs to put together (D18); without pairs a preview only (CHP-27). */
export const match: AnswerType<ReplyOf<'match'>> = {
  guess: 0.1,
  offersAnswer: true,
  isAnswerable: ({ pairs }) => pairs.length > 0,
  isReady: ({ pairs }, { rights }) => rights.length === pairs.length && !rights.includes(null),
  check: checkPairs,
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

/** Right when every left side has its own right side. Equal right sides may stand for each other, each is used once. */
function checkPairs<T>({ pairs }: QuestionOf<T>, { rights }: ReplyOf<'match'>): Checked<T> {
  if (pairs.length === 0) return { kind: 'malformed', reason: 'cannot-be-answered' }
  if (rights.length !== pairs.length || rights.includes(null)) return { kind: 'malformed', reason: 'incomplete' }
  const isRight = pairs.every((pair, left) => {
    const chosen = pairs[rights[left] ?? -1]
    return chosen !== undefined && JSON.stringify(chosen.right) === JSON.stringify(pair.right)
  })
  const isReused = new Set(rights).size < rights.length
  return { kind: 'checked', status: isRight && !isReused ? 'correct' : 'incorrect' }
}

import type { CheckReply } from '../../answer-type.ts'
import type { ReplyOf } from '../../reply.ts'

/**
 * Right when exactly the right options are chosen. In part: with a number to choose, each right one counts its share; with "all that
 * apply" each wrong one takes the share of a right one away, never below nothing, so that choosing everything gains nothing over
 * knowing (the +/− scoring of examinations with such items).
 */
export const checkMultipleSelect: CheckReply<ReplyOf<'multiple-select'>> = (
  { options, choose, partialCredit },
  reply,
) => {
  const chosen = new Set(reply.optionIds)
  if (chosen.size === 0) return { kind: 'malformed', reason: 'empty' }
  if ([...chosen].some((id) => !options.some((option) => option.id === id)))
    return { kind: 'malformed', reason: 'no-such-option' }
  if (choose !== undefined && chosen.size > choose) return { kind: 'malformed', reason: 'too-many' }
  const right = options.filter(({ correct }) => correct)
  const hits = right.filter(({ id }) => chosen.has(id)).length
  const wrong = chosen.size - hits
  const parts = options.map((option) => ({ isRight: chosen.has(option.id) === option.correct }))
  if (hits === right.length && wrong === 0) return { kind: 'checked', status: 'correct', parts }
  // The first wrong choice is talked about; where something is only missing, that is what is said.
  const mistaken = options.find(({ id, correct }) => chosen.has(id) && !correct)
  const missing = options.find(({ id, correct }) => correct && !chosen.has(id))
  const { feedback, misconception } = mistaken ?? { feedback: missing?.feedback }
  const gained = choose === undefined ? hits - wrong : hits
  const score = Math.max(0, gained) / Math.max(right.length, choose ?? 0, 1)
  return {
    kind: 'checked',
    status: 'incorrect',
    ...(partialCredit && score > 0 && { score }),
    parts,
    mistake: { feedback, misconception },
  }
}

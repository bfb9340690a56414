import { isLoose } from '../response/is-loose.ts'
import { numberIn } from '../response/loose-response.ts'

/**
 * The answer of `POST /content/exam/attempts` (EXD-13): the score on record in percent, null where the gateway tells none. A score
 * of 0 is one. Whatever else a gateway answers, the attempt has arrived. Never throws.
 */
export function readReceipt(answer: unknown): { gatewayScore: number | null } {
  if (!isLoose(answer)) return { gatewayScore: null }
  const attempt = isLoose(answer.attempt) ? answer.attempt : answer
  const score = numberIn(attempt.score)
  return { gatewayScore: score !== undefined && score >= 0 && score <= 100 ? Math.round(score) : null }
}

/** A session that ended, a gateway that is slow or asked too often: another time the same attempt may be taken. */
const PASSING: readonly number[] = [401, 403, 408, 425, 429]

/**
 * Whether a refusal of an attempt stands (D7): sent again, the same attempt would be refused again, so it is not sent by itself
 * any more. `status` is HTTP's; 0 stands for an attempt whose exam is not on this device.
 */
export const isFinalRefusal = (status: number): boolean => status < 500 && !PASSING.includes(status)

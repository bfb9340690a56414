import { gatewayErrorSchema } from '../response/gateway-error.ts'
import { authErrorText, describeAuthError, describeUnreached, SAFE_ON_DEVICE } from './auth-error.ts'

/** A wait in words: "32 seconds", "5 minutes". */
export function describeSeconds(seconds: number): string {
  const [count, unit] = seconds < 60 ? [seconds, 'second'] : [Math.ceil(seconds / 60), 'minute']
  return `${count} ${unit}${count === 1 ? '' : 's'}`
}

/** What a student reads, and whether it is about the new password, so that it can stand beside that field. */
export interface Refusal {
  message: string
  field?: 'password'
}

/**
 * What a student reads when an account call is refused: the texts of ERR-02..05, and for the refusals that only our own gateway
 * knows (D25) how long to wait, what is wrong with the new password, or that its records are out of reach and nothing is lost.
 */
export function describeAuthRefusal(status: number | null, body: unknown): Refusal {
  if (status === null) return { message: describeUnreached() }
  const own = gatewayErrorSchema.safeParse(body).data
  if (own?.code === 'common-password') return { message: own.error, field: 'password' }
  const message = describeAuthError(status, authErrorText(body))
  if (own?.code === 'storage-full' || own?.code === 'storage-away') return { message: `${message} ${SAFE_ON_DEVICE}` }
  if (own?.code !== 'too-many-tries') return { message }
  const wait = describeSeconds(own.retryAfterSeconds ?? 60)
  return { message: `${message} There were many wrong tries, so please wait ${wait} first.` }
}

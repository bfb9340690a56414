import type { GatewayAnswer } from '#app/platform/gateway-client.server.ts'
import { SAFE_ON_DEVICE } from '#domain/account/auth-error.ts'
import { describeSeconds } from '#domain/account/describe-refusal.ts'
import { type GatewayErrorBody, gatewayErrorSchema } from '#domain/response/gateway-error.ts'

export const UNREACHABLE = `We couldn’t reach our servers. Check your connection and try again. ${SAFE_ON_DEVICE}`

/** `code` tells which field a refusal is about, or that a link has ended; `status` null: not reached. */
export type Done =
  | { ok: true }
  | { ok: false; status: number | null; message: string; code: GatewayErrorBody['code'] | undefined }

/** The answer of a call that only does something; `failure` is for refusals without words for students. */
export function doneOf(answer: GatewayAnswer, failure: string): Done {
  if (answer.ok) return { ok: true }
  if (answer.reason !== 'refused') return { ok: false, status: null, message: UNREACHABLE, code: undefined }
  const { status } = answer
  const own = gatewayErrorSchema.safeParse(answer.body).data
  const code = own?.code
  if (code === 'too-many-tries') {
    const wait = describeSeconds(own?.retryAfterSeconds ?? 60)
    return { ok: false, status, message: `That was tried too often. Please wait ${wait}, then try again.`, code }
  }
  if (code === 'storage-full' || code === 'storage-away')
    return { ok: false, status, message: `${own?.error} ${SAFE_ON_DEVICE}`, code }
  return { ok: false, status, message: (status < 500 && own?.error) || failure, code }
}

import type { Context } from 'hono'
import { COMMON_PASSWORD_MESSAGE } from '#domain/account/password-change.ts'
import type { GatewayErrorBody } from '#domain/response/gateway-error.ts'
import type { StorageFault } from '../database/storage-fault.ts'

type RefusalStatus = 400 | 401 | 403 | 404 | 405 | 409 | 413 | 422 | 429 | 500 | 503 | 507

/** A refusal as every client of the contract reads it: `{ error }` with its status (ERR-01, ERR-21). */
export function refuse(
  c: Context,
  status: RefusalStatus,
  error: string,
  more: { code?: GatewayErrorBody['code']; retryAfterSeconds?: number } = {},
): Response {
  c.header('Cache-Control', 'no-store')
  if (more.retryAfterSeconds !== undefined) c.header('Retry-After', String(more.retryAfterSeconds))
  const body: GatewayErrorBody = {
    error,
    ...(more.code && { code: more.code }),
    ...(more.retryAfterSeconds !== undefined && { retryAfterSeconds: more.retryAfterSeconds }),
  }
  return c.json(body, status)
}

/** Too many tries of a kind: come back in `retryAfterSeconds`. */
export const refuseTries = (c: Context, retryAfterSeconds: number): Response =>
  refuse(c, 429, 'Too many attempts. Please wait a little and try again.', {
    code: 'too-many-tries',
    retryAfterSeconds,
  })

/** More asked for from one place than a whole school does. */
export const refuseFlood = (c: Context, retryAfterSeconds: number): Response =>
  refuse(c, 429, 'Very much is being asked for from where you are. Please try again in a moment.', {
    retryAfterSeconds,
  })

const BUSY_SECONDS = 5
/** More passwords to check than can be checked in time. */
export const refuseBusy = (c: Context): Response =>
  refuse(c, 503, 'Many students are signing in right now. Please try again in a moment.', {
    retryAfterSeconds: BUSY_SECONDS,
  })

/** A new password that is among the first that others would try. */
export const refuseCommonPassword = (c: Context): Response =>
  refuse(c, 400, COMMON_PASSWORD_MESSAGE, { code: 'common-password' })

const AWAY_SECONDS = 10
/** The database takes nothing more, or does not answer: nothing of what was asked is half done, and the same may be asked again. */
export const refuseForStorage = (c: Context, fault: StorageFault): Response =>
  fault === 'full'
    ? refuse(c, 507, 'Our server has no room to save anything right now. Please try again later.', {
        code: 'storage-full',
      })
    : refuse(c, 503, 'Our server cannot reach its records right now. Please try again in a minute.', {
        code: 'storage-away',
        retryAfterSeconds: AWAY_SECONDS,
      })

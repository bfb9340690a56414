import type { Context } from 'hono'
import type { GatewayErrorBody } from '#domain/response/gateway-error.ts'

type RefusalStatus = 400 | 401 | 403 | 404 | 405 | 409 | 413 | 422 | 429 | 500 | 503

/** A refusal as every client of the contract reads it: `{ error }` with its status (ERR-01, ERR-21). */
export function refuse(
  c: Context,
  status: RefusalStatus,
  error: string,
  more: { code?: GatewayErrorBody['code']; retryAfterSeconds?: number } = {},
): Response {
  c.header('Cache-Control', 'no-store')
  if (more.retryAfterSeconds !== undefined) c.header('Retry-After', String(more.retryAfterSeconds))
  const body: GatewayErrorBody = more.code ? { error, code: more.code } : { error }
  return c.json(body, status)
}

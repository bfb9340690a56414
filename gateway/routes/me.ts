import type { Hono } from 'hono'
import { accountDeletionSchema } from '#domain/account/account.ts'
import { gatewayContract } from '#domain/gateway-contract/gateway-contract.ts'
import { exportAccount } from '../data/export-account.ts'
import { deleteUser } from '../data/users.ts'
import type { GatewayParts } from '../gateway-parts.ts'
import type { GatewayEnv } from '../http/gateway-env.ts'
import { readBody } from '../http/read-input.ts'
import { refuse } from '../http/refuse.ts'
import { streamText } from '../http/stream-text.ts'
import { TOO_MANY_TRIES } from './auth.ts'

/** The signed-in user: read, export, delete (D9). */
export function addMeRoutes(app: Hono<GatewayEnv>, parts: GatewayParts): void {
  const { database, hasher, throttles, now, requireUser, log } = parts

  app.get(gatewayContract.me.path, requireUser, (c) => c.json({ user: c.get('user') }))

  app.get(gatewayContract.exportMe.path, requireUser, (c) => {
    const requestId = c.get('requestId')
    const body = streamText(exportAccount(database, c.get('user'), now()), (error) =>
      log.error({ err: error, requestId }, 'an export broke off'),
    )
    c.header('Content-Disposition', 'attachment; filename="ilm-study-account.json"')
    c.header('Content-Type', 'application/json; charset=utf-8')
    return c.body(body)
  })

  app.delete(gatewayContract.deleteMe.path, requireUser, async (c) => {
    const body = await readBody(c, accountDeletionSchema)
    if (!body.ok) return refuse(c, 400, body.error)
    const { id, email } = c.get('user')
    const taken = await throttles.signInPerAccount.take(email)
    if (!taken.ok) return refuse(c, 429, TOO_MANY_TRIES, taken)
    const verified = await hasher.verify(c.get('passwordHash'), body.data.password)
    if (!verified.ok) return refuse(c, 503, 'Please try again in a moment.', { retryAfterSeconds: 5 })
    // 400, not 401: a mistyped password must not end the session (SES-08)
    if (!verified.value) return refuse(c, 400, 'That password is not right.')
    await throttles.signInPerAccount.forget(email)
    await deleteUser(database, id)
    return c.body(null, 204)
  })
}

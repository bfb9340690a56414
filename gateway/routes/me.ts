import type { Hono } from 'hono'
import { accountDeletionSchema, studyChoiceSchema } from '#domain/account/account.ts'
import { gatewayContract } from '#domain/gateway-contract/gateway-contract.ts'
import { exportAccount } from '../data/export-account.ts'
import { deleteUser, keepStudyChoice } from '../data/users.ts'
import type { GatewayParts } from '../gateway-parts.ts'
import { confirmPassword } from '../http/confirm-password.ts'
import type { GatewayEnv } from '../http/gateway-env.ts'
import { readBody } from '../http/read-input.ts'
import { refuse, refuseTries } from '../http/refuse.ts'
import { streamText } from '../http/stream-text.ts'

/** The signed-in user: read, export, delete (D9). */
export function addMeRoutes(app: Hono<GatewayEnv>, parts: GatewayParts): void {
  const { database, now, requireUser, log, throttles } = parts

  app.get(gatewayContract.me.path, requireUser, (c) => c.json({ user: c.get('user') }))

  app.post(gatewayContract.keepChoice.path, requireUser, async (c) => {
    const body = await readBody(c, studyChoiceSchema)
    if (!body.ok) return refuse(c, 400, body.error)
    await keepStudyChoice(database, c.get('user').id, body.data)
    return c.body(null, 204)
  })

  app.get(gatewayContract.exportMe.path, requireUser, async (c) => {
    const taken = await throttles.exportPerUser.take(c.get('user').id)
    if (!taken.ok) return refuseTries(c, taken.retryAfterSeconds)
    c.set('aboutEmail', c.get('user').email)
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
    c.set('aboutEmail', c.get('user').email)
    const refusal = await confirmPassword(c, parts, body.data.password)
    if (refusal) return refusal
    await deleteUser(database, c.get('user').id)
    return c.body(null, 204)
  })
}

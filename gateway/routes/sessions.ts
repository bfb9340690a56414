import { createHash } from 'node:crypto'
import type { Hono } from 'hono'
import type { AccountSession } from '#domain/account/account-session.ts'
import { routeOf } from '#domain/gateway-contract/call-input.ts'
import { gatewayContract } from '#domain/gateway-contract/gateway-contract.ts'
import { idleSince, unusedSessionEnd } from '../account/session-tokens.ts'
import { deleteOtherSessions, deleteSession, listSessions } from '../data/sessions.ts'
import type { GatewayParts } from '../gateway-parts.ts'
import type { GatewayEnv } from '../http/gateway-env.ts'
import { refuse } from '../http/refuse.ts'

/** A session's name outside: its id is half of a key and stays here. */
const nameOf = (sessionId: string) => createHash('sha256').update(sessionId).digest('base64url').slice(0, 22)

/** Where an account is signed in: the list, ending one, ending all others (D25). */
export function addSessionRoutes(app: Hono<GatewayEnv>, { database, now, requireUser }: GatewayParts): void {
  const livingSessions = (userId: string) => {
    const at = now()
    return listSessions(database, userId, { now: at.toISOString(), idleSince: idleSince(at) })
  }

  app.get(gatewayContract.sessions.path, requireUser, async (c) => {
    const stored = await livingSessions(c.get('user').id)
    const sessions: AccountSession[] = stored.map(({ id, ...session }) => ({
      ...session,
      id: nameOf(id),
      expiresAt: unusedSessionEnd(session),
      isCurrent: id === c.get('sessionId'),
    }))
    return c.json({ sessions })
  })

  app.delete(routeOf(gatewayContract.endSession), requireUser, async (c) => {
    c.set('aboutEmail', c.get('user').email)
    const stored = await livingSessions(c.get('user').id)
    const session = stored.find(({ id }) => nameOf(id) === c.req.param('sessionId'))
    if (!session) return refuse(c, 404, 'That device is signed out already.')
    await deleteSession(database, session.id)
    return c.body(null, 204)
  })

  app.delete(gatewayContract.endOtherSessions.path, requireUser, async (c) => {
    c.set('aboutEmail', c.get('user').email)
    await deleteOtherSessions(database, c.get('user').id, c.get('sessionId'))
    return c.body(null, 204)
  })
}

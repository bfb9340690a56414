import { createMiddleware } from 'hono/factory'
import type { Logger } from 'pino'
import { idleSince, LAST_USED_STEP_MS, type SessionTokens } from '../account/session-tokens.ts'
import { touchSession } from '../data/sessions.ts'
import { findUserOfSession } from '../data/users.ts'
import type { Database } from '../database/open-database.ts'
import type { GatewayEnv } from './gateway-env.ts'
import { refuse } from './refuse.ts'

/**
 * Lets a request through that carries the token of a living session, and looks the session up each time: a token is good only
 * as long as its session, which ends at logout, with a new password, account deletion, expiry, and when nobody uses it.
 */
export const requireUser = (database: Database, tokens: SessionTokens, log: Logger, now: () => Date) =>
  createMiddleware<GatewayEnv>(async (c, next) => {
    const token = /^Bearer +(\S+)$/i.exec(c.req.header('authorization') ?? '')?.[1]
    if (!token) return refuse(c, 401, 'Authentication required.')
    const at = now()
    const claims = await tokens.read(token, at)
    const times = { now: at.toISOString(), idleSince: idleSince(at) }
    const found = claims && (await findUserOfSession(database, claims.sid, times))
    if (!claims || !found || found.user.id !== claims.sub)
      return refuse(c, 401, 'Your session has ended. Please sign in again.')
    if (at.getTime() - Date.parse(found.lastUsedAt) > LAST_USED_STEP_MS) {
      // a database that can only be read is no reason to refuse a reader
      await touchSession(database, claims.sid, times.now).catch((error: unknown) =>
        log.warn({ err: error }, 'the use of a session could not be written down'),
      )
    }
    c.set('user', found.user)
    c.set('passwordHash', found.passwordHash)
    c.set('passwordVersion', found.passwordVersion)
    c.set('sessionId', claims.sid)
    c.header('Cache-Control', 'no-store')
    await next()
  })

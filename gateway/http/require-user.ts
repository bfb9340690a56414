import { createMiddleware } from 'hono/factory'
import type { SessionTokens } from '../account/session-tokens.ts'
import { findUserOfSession } from '../data/users.ts'
import type { Database } from '../database/open-database.ts'
import type { GatewayEnv } from './gateway-env.ts'
import { refuse } from './refuse.ts'

/**
 * Lets a request through that carries the token of a living session, and looks the session up each time: a token is good only
 * as long as its session, which ends at logout, account deletion and expiry.
 */
export const requireUser = (database: Database, tokens: SessionTokens, now: () => Date) =>
  createMiddleware<GatewayEnv>(async (c, next) => {
    const token = /^Bearer +(\S+)$/i.exec(c.req.header('authorization') ?? '')?.[1]
    if (!token) return refuse(c, 401, 'Authentication required.')
    const claims = await tokens.read(token, now())
    const found = claims && (await findUserOfSession(database, claims.sid, now().toISOString()))
    if (!claims || !found || found.user.id !== claims.sub)
      return refuse(c, 401, 'Your session has ended. Please sign in again.')
    c.set('user', found.user)
    c.set('passwordHash', found.passwordHash)
    c.set('sessionId', claims.sid)
    c.header('Cache-Control', 'no-store')
    await next()
  })

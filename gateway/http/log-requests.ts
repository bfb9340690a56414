import { createHmac } from 'node:crypto'
import { createMiddleware } from 'hono/factory'
import { matchedRoutes } from 'hono/route'
import type { Logger } from 'pino'
import type { EventLoopWatch } from '../operation/event-loop-watch.ts'
import { countRequest } from '../operation/metrics.ts'
import type { GatewayEnv } from './gateway-env.ts'

/** Long enough that two accounts hardly share one, too short to hold an address. */
const SUBJECT_LENGTH = 16

/**
 * One line per request: method, the route's pattern (never the path or query, which could name a person), status, time and
 * request id. No address, no user, no body. Where an account is signed in to, made or ended, the line also has its `subject`: a hash of
 * the e-mail with a key of this gateway's, by which an operator sees that ten failures were about one account, and not about whose.
 * The same facts are counted for `/metrics`, and the watch over the event loop is told.
 */
export const logRequests = (log: Logger, { key, loop }: { key: Uint8Array; loop: EventLoopWatch | undefined }) =>
  createMiddleware<GatewayEnv>(async (c, next) => {
    const route = matchedRoutes(c).findLast((one) => one.method !== 'ALL')?.path ?? 'unknown'
    const start = performance.now()
    const end = loop?.begin(() => route)
    await next()
    end?.()
    const ms = Math.round((performance.now() - start) * 10) / 10
    const { method } = c.req
    const { status } = c.res
    countRequest({ part: 'gateway', method, route, status, seconds: ms / 1000 })
    const email = c.get('aboutEmail')
    const subject = email && createHmac('sha256', key).update(email).digest('base64url').slice(0, SUBJECT_LENGTH)
    const line = { method, route, status, ms, requestId: c.get('requestId'), ...(subject && { subject }) }
    if (status >= 500) log.error(line, 'request')
    else log.info(line, 'request')
  })

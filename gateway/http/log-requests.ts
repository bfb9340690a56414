import { createMiddleware } from 'hono/factory'
import { matchedRoutes } from 'hono/route'
import type { Logger } from 'pino'
import type { GatewayEnv } from './gateway-env.ts'

/**
 * One line per request: method, the route's pattern (never the path or query, which could name a person), status, time and
 * request id. No address, no user, no body.
 */
export const logRequests = (log: Logger) =>
  createMiddleware<GatewayEnv>(async (c, next) => {
    const start = performance.now()
    await next()
    const pattern = matchedRoutes(c).findLast((route) => route.method !== 'ALL')?.path ?? 'unknown'
    const ms = Math.round((performance.now() - start) * 10) / 10
    const line = { method: c.req.method, route: pattern, status: c.res.status, ms, requestId: c.get('requestId') }
    if (c.res.status >= 500) log.error(line, 'request')
    else log.info(line, 'request')
  })

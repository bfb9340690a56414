import type { Hono } from 'hono'
import { gatewayContract } from '#domain/gateway-contract/gateway-contract.ts'
import { cacheable } from '../content/answer-cache.ts'
import type { GatewayParts } from '../gateway-parts.ts'
import type { GatewayEnv } from '../http/gateway-env.ts'
import { refuse } from '../http/refuse.ts'
import { sendCached } from '../http/send-cached.ts'
import { buildOpenApi } from '../openapi.ts'

/** A load balancer asks every few seconds; a database that needs longer than this is not well. */
const CHECK_MS = 2000

/** Whether the gateway works, and what it offers. */
export function addHealthRoutes(app: Hono<GatewayEnv>, { database, content, log, loop }: GatewayParts): void {
  app.get(gatewayContract.health.path, async (c) => {
    let timer: NodeJS.Timeout | undefined
    const late = new Promise<never>((_, reject) => {
      timer = setTimeout(() => reject(new Error(`no answer from the database in ${CHECK_MS} ms`)), CHECK_MS)
    })
    try {
      await Promise.race([database.check(), late])
    } catch (error) {
      log.error({ err: error }, 'health check failed')
      return refuse(c, 503, 'The database does not answer.')
    } finally {
      clearTimeout(timer)
    }
    c.header('Cache-Control', 'no-store')
    const eventLoopDelayMs = loop?.blockedMs()
    return c.json({
      status: 'ok',
      contentVersion: content.version,
      ...(eventLoopDelayMs && { eventLoopDelayMs }),
    })
  })

  let document: ReturnType<typeof cacheable> | undefined
  app.get(gatewayContract.openapi.path, (c) => {
    document ??= cacheable(Buffer.from(JSON.stringify(buildOpenApi())))
    return sendCached(c, document)
  })
}

import type { Hono } from 'hono'
import { countsChoiceSchema } from '#domain/account/counts-choice.ts'
import { gatewayContract } from '#domain/gateway-contract/gateway-contract.ts'
import { allowsCounts, keepAllowsCounts } from '../data/item-counts.ts'
import type { GatewayParts } from '../gateway-parts.ts'
import type { GatewayEnv } from '../http/gateway-env.ts'
import { readBody } from '../http/read-input.ts'
import { refuse } from '../http/refuse.ts'

/** Whether a student's exam answers may be counted: asked, and said. A choice can be taken back where nothing is counted any more. */
export function addItemCountRoutes(app: Hono<GatewayEnv>, { database, requireUser, countsItems }: GatewayParts): void {
  app.get(gatewayContract.countsChoice.path, requireUser, async (c) =>
    c.json({ isCounting: countsItems, isAllowed: await allowsCounts(database, c.get('user').id) }),
  )

  app.post(gatewayContract.allowCounts.path, requireUser, async (c) => {
    const body = await readBody(c, countsChoiceSchema)
    if (!body.ok) return refuse(c, 400, body.error)
    await keepAllowsCounts(database, c.get('user').id, body.data.isAllowed)
    return c.body(null, 204)
  })
}

import type { Context, Hono } from 'hono'
import { gatewayContract } from '#domain/gateway-contract/gateway-contract.ts'
import { findTermQuerySchema } from '#domain/search/find-term.ts'
import { searchQuerySchema } from '#domain/search/search-entry.ts'
import { cacheable, createAnswerCache } from '../content/answer-cache.ts'
import type { GatewayParts } from '../gateway-parts.ts'
import { clientAddress } from '../http/client-address.ts'
import type { GatewayEnv } from '../http/gateway-env.ts'
import { readQuery } from '../http/read-input.ts'
import { refuse, refuseFlood } from '../http/refuse.ts'
import { sendCached } from '../http/send-cached.ts'

/** What there is to study, and where: all courses, the search, the key terms (D22). */
export function addCatalogueRoutes(app: Hono<GatewayEnv>, parts: GatewayParts): void {
  const { content, throttles, trustedProxies } = parts
  const answerOf = createAnswerCache()
  const take = (c: Context<GatewayEnv>) => throttles.searchPerAddress.take(clientAddress(c, trustedProxies))

  app.get(gatewayContract.courses.path, (c) => sendCached(c, answerOf('courses', content.courseList)))

  app.get(gatewayContract.search.path, async (c) => {
    const taken = await take(c)
    if (!taken.ok) return refuseFlood(c, taken.retryAfterSeconds)
    const query = readQuery(c, searchQuerySchema)
    if (!query.ok) return refuse(c, 400, query.error)
    const { q, kind, courseId } = query.data
    const search = await content.search()
    return sendCached(c, cacheable(Buffer.from(JSON.stringify(search({ query: q, kind, courseId })))))
  })

  app.get(gatewayContract.term.path, async (c) => {
    const taken = await take(c)
    if (!taken.ok) return refuseFlood(c, taken.retryAfterSeconds)
    const query = readQuery(c, findTermQuerySchema)
    if (!query.ok) return refuse(c, 400, query.error)
    const found = content.findTerm(query.data.term)
    if (!found) return refuse(c, 404, 'No lesson explains that term.')
    return sendCached(c, cacheable(Buffer.from(JSON.stringify(found))))
  })
}

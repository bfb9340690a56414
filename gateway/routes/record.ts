import type { Context, Hono } from 'hono'
import type { z } from 'zod'
import { gatewayContract } from '#domain/gateway-contract/gateway-contract.ts'
import {
  type pulledSchema,
  pullQuerySchema,
  type pushedSchema,
  pushSchema,
} from '#domain/gateway-contract/record-calls.ts'
import { beginRecord, endRecord, pullEntries, pushEntries } from '../data/study-records.ts'
import type { GatewayParts } from '../gateway-parts.ts'
import type { GatewayEnv } from '../http/gateway-env.ts'
import { readBody, readQuery } from '../http/read-input.ts'
import { refuse, refuseTries } from '../http/refuse.ts'
import { packEntries, unpackEntries } from '../record/pack-entries.ts'

const refuseGone = (c: Context) =>
  refuse(c, 409, 'Your account does not keep this study record any more. Everything on this device is still here.')

/** The study record that an account keeps, each student their own: begin, end, push, pull. */
export function addRecordRoutes(app: Hono<GatewayEnv>, parts: GatewayParts): void {
  const { database, requireUser, throttles, now, newId, mostRecordBytes } = parts

  app.post(gatewayContract.beginRecord.path, requireUser, async (c) => {
    const taken = await throttles.recordPerUser.take(c.get('user').id)
    if (!taken.ok) return refuseTries(c, taken.retryAfterSeconds)
    const begun = { userId: c.get('user').id, id: newId(), since: now().toISOString() }
    return c.json({ record: await beginRecord(database, begun) })
  })

  app.delete(gatewayContract.endRecord.path, requireUser, async (c) => {
    await endRecord(database, c.get('user').id)
    return c.body(null, 204)
  })

  app.post(gatewayContract.pushEntries.path, requireUser, async (c) => {
    const userId = c.get('user').id
    const taken = await throttles.recordPerUser.take(userId)
    if (!taken.ok) return refuseTries(c, taken.retryAfterSeconds)
    const body = await readBody(c, pushSchema)
    if (!body.ok) return refuse(c, 400, body.error)
    const unpacked = await unpackEntries(body.data.pack)
    if (!unpacked.ok) {
      return unpacked.problem === 'too-large'
        ? refuse(c, 413, 'That is too much of a study record to send at once.')
        : refuse(c, 400, 'These are no entries of a study record.')
    }
    const { entries } = unpacked
    const pushed = await pushEntries(database, {
      userId,
      recordId: body.data.recordId,
      entries,
      mostBytes: mostRecordBytes,
    })
    if (pushed.ok) return c.json({ before: pushed.before, last: pushed.last } satisfies z.input<typeof pushedSchema>)
    if (pushed.problem === 'gone') return refuseGone(c)
    return refuse(c, 413, 'Your account has no more room for your study record. What is new stays on this device.', {
      code: 'record-full',
    })
  })

  app.get(gatewayContract.pullEntries.path, requireUser, async (c) => {
    const userId = c.get('user').id
    const taken = await throttles.recordPerUser.take(userId)
    if (!taken.ok) return refuseTries(c, taken.retryAfterSeconds)
    const query = readQuery(c, pullQuerySchema)
    if (!query.ok) return refuse(c, 400, query.error)
    const page = await pullEntries(database, { userId, ...query.data })
    if (!page) return refuseGone(c)
    const { texts, next, hasMore } = page
    return c.json({ pack: await packEntries(texts), next, hasMore } satisfies z.input<typeof pulledSchema>)
  })
}

import type { Hono } from 'hono'
import { gatewayContract } from '#domain/gateway-contract/gateway-contract.ts'
import { markRequestSchema } from '#domain/ilm/mark-suggestions.ts'
import type { GatewayParts } from '../gateway-parts.ts'
import type { GatewayEnv } from '../http/gateway-env.ts'
import { readBody } from '../http/read-input.ts'
import { refuse } from '../http/refuse.ts'
import { startTimeLimit } from '../http/time-limit.ts'
import { hasIlm, REPLY_MS, refuseWithoutIlm, takeIlmTurn } from './ilm-turns.ts'

/** Marks that Ilm suggests for an answer in writing: there only where a language model is set. Nothing of the answer is kept. */
export function addMarkSuggestionRoutes(app: Hono<GatewayEnv>, parts: GatewayParts): void {
  const { ilm, requireUser, now, log } = parts

  app.get(gatewayContract.marksOffered.path, requireUser, (c) =>
    c.json({ isOffered: ilm.suggestMarks !== undefined && hasIlm(c.get('user'), now()) }),
  )

  app.post(gatewayContract.suggestMarks.path, requireUser, async (c) => {
    const user = c.get('user')
    if (!ilm.suggestMarks) return refuse(c, 404, 'Marks are not suggested here.')
    if (!hasIlm(user, now())) return refuseWithoutIlm(c)
    const body = await readBody(c, markRequestSchema)
    if (!body.ok) return refuse(c, 400, body.error)
    const turn = await takeIlmTurn(c, parts, user)
    if (!turn.ok) return turn.refusal
    const limit = startTimeLimit(REPLY_MS, c.req.raw.signal)
    try {
      const suggestions = await ilm.suggestMarks(body.data, limit.signal)
      if (suggestions) return c.json({ suggestions })
    } catch (error) {
      log.error({ err: error, requestId: c.get('requestId') }, 'Ilm failed')
    } finally {
      limit.end()
    }
    await turn.giveBack()
    return refuse(c, 503, 'Ilm cannot suggest marks right now. Please mark it yourself.', { retryAfterSeconds: 5 })
  })
}

import type { Hono } from 'hono'
import { streamSSE } from 'hono/streaming'
import { gatewayContract } from '#domain/gateway-contract/gateway-contract.ts'
import { type ChatReply, type ChatTurn, chatRequestSchema } from '#domain/ilm/chat.ts'
import type { GatewayParts } from '../gateway-parts.ts'
import type { GatewayEnv } from '../http/gateway-env.ts'
import { readBody } from '../http/read-input.ts'
import { refuse } from '../http/refuse.ts'
import { startTimeLimit } from '../http/time-limit.ts'
import { hasIlm, REPLY_MS, refuseWithoutIlm, takeIlmTurn } from './ilm-turns.ts'

/** Turns a reply may rest on; older ones are cut, so that a long conversation costs no more than a short one. */
const KEPT_TURNS = 40
const FAILED = 'Ilm cannot answer right now. Please try again soon.'

/**
 * Asking Ilm (GWY-11, D20). With `Accept: text/event-stream` the reply comes as events: `text` with all of it so far, as often as
 * it grows, then `reply` with the answer of the plain call, which counts; or `error`.
 */
export function addChatRoute(app: Hono<GatewayEnv>, parts: GatewayParts): void {
  const { ilm, requireUser, now, log, newId } = parts

  app.post(gatewayContract.chat.path, requireUser, async (c) => {
    const user = c.get('user')
    if (!hasIlm(user, now())) return refuseWithoutIlm(c)
    const body = await readBody(c, chatRequestSchema)
    if (!body.ok) return refuse(c, 400, body.error)
    const turn = await takeIlmTurn(c, parts, user)
    if (!turn.ok) return turn.refusal
    const conversationHistory = body.data.conversationHistory.slice(-KEPT_TURNS)
    const conversationId = body.data.conversationId ?? newId()
    const answer = async (onText?: (text: string) => void): Promise<ChatReply> => {
      const limit = startTimeLimit(REPLY_MS, c.req.raw.signal)
      const asked = {
        ...body.data,
        conversationHistory,
        conversationId,
        user: { firstName: user.firstName },
        source: user.id,
        signal: limit.signal,
        ...(onText && { onText }),
      }
      const { remembered, ...reply } = await ilm.reply(asked).finally(limit.end)
      const turns: ChatTurn[] = [
        ...conversationHistory,
        { role: 'user', content: body.data.message },
        { role: 'assistant', content: remembered ?? reply.response },
      ]
      return { ...reply, conversationId, conversationHistory: turns }
    }
    const giveUp = async (error: unknown) => {
      await turn.giveBack()
      log.error({ err: error, requestId: c.get('requestId') }, 'Ilm failed')
    }
    if (c.req.header('accept')?.includes('text/event-stream')) {
      return streamSSE(c, async (stream) => {
        try {
          const reply = await answer((text) => void stream.writeSSE({ event: 'text', data: JSON.stringify({ text }) }))
          await stream.writeSSE({ event: 'reply', data: JSON.stringify(reply) })
        } catch (error) {
          await giveUp(error)
          await stream.writeSSE({ event: 'error', data: JSON.stringify({ error: FAILED }) })
        }
      })
    }
    try {
      return c.json(await answer())
    } catch (error) {
      await giveUp(error)
      return refuse(c, 503, FAILED, { retryAfterSeconds: 5 })
    }
  })
}

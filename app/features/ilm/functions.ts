import { createServerFn } from '@tanstack/react-start'
import * as z from 'zod'
import type { GatewayAnswer } from '#app/platform/gateway-client.server.ts'
import type { GatewayEvent } from '#app/platform/gateway-events.ts'
import { streamGateway } from '#app/platform/gateway-stream.server.ts'
import { growingText } from '#app/platform/growing-text.server.ts'
import { type RenderedTexts, renderStudentTexts } from '#app/platform/render-student-texts.server.ts'
import { renderOutsideText } from '#app/platform/rich-text.server.ts'
import { withBearer } from '#app/platform/session/bearer-middleware.ts'
import { isBatch } from '#app/platform/text-batches.ts'
import { type ChatRequest, chatRequestSchema, LONGEST_TURN, MOST_TURNS } from '#domain/ilm/chat.ts'
import { chatFailureOf, NO_TOKEN } from '#domain/ilm/chat-failure.ts'
import { readChatReply, readSpokenText } from '#domain/ilm/read-chat-reply.ts'
import { type AskAnswer, type AskProgress, replyStream } from './reply-stream.ts'

/** The longest a reply may take (CHT-22). */
const CHAT_TIMEOUT_MS = 30_000

/**
 * `POST /content/ilm/chat` (GWY-11): the reply, rendered, or why there is none (ERR-16..22). Where the mind behind the gateway
 * streams, the reply comes as a stream (`hearReply`).
 */
export const askIlm = createServerFn({ method: 'POST' })
  .middleware([withBearer])
  .validator(chatRequestSchema)
  .handler(async ({ context, data }): Promise<AskAnswer | Response> => {
    if (context.token === null) return { ok: false, ...NO_TOKEN }
    const events = streamGateway('chat', { body: data, token: context.token }, { timeoutMs: CHAT_TIMEOUT_MS })
    const first = await events.next()
    if (!first.done && first.value.event === 'text') return replyStream(progressOf(data, first.value, events))
    return askAnswerOf(data, first.done || first.value.event !== 'answer' ? NO_ANSWER : first.value.answer)
  })

/** A stream that ended without an answer. */
const NO_ANSWER = { ok: false, reason: 'unreachable' } as const

async function* progressOf(
  asked: ChatRequest,
  first: GatewayEvent,
  rest: AsyncIterable<GatewayEvent>,
): AsyncGenerator<AskProgress> {
  const render = growingText()
  const progress = (event: GatewayEvent): AskProgress[] => {
    if (event.event === 'answer') return [{ kind: 'answer', answer: askAnswerOf(asked, event.answer) }]
    const soFar = readSpokenText(event.data)
    const rendered = soFar === undefined ? undefined : render(soFar)
    return rendered ? [{ kind: 'text', rendered }] : []
  }
  yield* progress(first)
  for await (const event of rest) yield* progress(event)
}

function askAnswerOf(asked: ChatRequest, answer: GatewayAnswer): AskAnswer {
  if (!answer.ok) return { ok: false, ...chatFailureOf(answer) }
  const reply = readChatReply(answer.body)
  if (!reply) return { ok: false, ...chatFailureOf({ ok: false, reason: 'unreadable', status: 200 }) }
  const { response, conversationId, conversationHistory, citations, nextSteps, graded, figures } = reply
  const last = conversationHistory.at(-1)
  const remembered = last?.role === 'assistant' && last.content !== response ? { remembered: last.content } : {}
  const renamed = conversationId !== null && conversationId !== asked.conversationId ? { conversationId } : {}
  return {
    ok: true,
    response,
    rendered: renderOutsideText(response),
    extras: { citations, nextSteps, ...remembered, ...renamed, ...(figures && { figures }) },
    graded,
  }
}

/** Replies of an earlier visit, rendered again: what is kept on the device is text, never HTML. */
export const renderReplies = createServerFn({ method: 'POST' })
  .middleware([withBearer])
  .validator(z.array(z.string().max(LONGEST_TURN)).max(MOST_TURNS).refine(isBatch, 'too much for one call'))
  .handler(({ context, data }): Promise<RenderedTexts> => renderStudentTexts(context.token, data))

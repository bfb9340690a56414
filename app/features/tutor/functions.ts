import { createServerFn } from '@tanstack/react-start'
import * as z from 'zod'
import { richText } from '#app/platform/content/rich-text-schema.server.ts'
import { callGateway } from '#app/platform/gateway-client.server.ts'
import { withBearer } from '#app/platform/session/bearer-middleware.ts'
import type { RichText } from '#domain/content/rich-text.ts'
import { type ChatGraded, chatGradedSchema, chatReplySchema, chatRequestSchema } from '#domain/tutor/chat.ts'
import { type ChatFailure, chatFailureOf, NO_TOKEN } from '#domain/tutor/chat-failure.ts'
import type { MessageExtras } from '#domain/tutor/message-extras.ts'

/** The longest a reply may take (CHT-22). */
const CHAT_TIMEOUT_MS = 30_000

export type AskAnswer =
  | { ok: true; response: string; rendered: RichText; extras: MessageExtras; graded: ChatGraded | null }
  | ({ ok: false } & ChatFailure)

/** A foreign gateway may leave out all but the reply (CHT-21). */
const looseReplySchema = z.object({
  response: z.string(),
  conversationHistory: chatReplySchema.shape.conversationHistory.catch([]),
  citations: chatReplySchema.shape.citations.catch([]),
  nextSteps: chatReplySchema.shape.nextSteps.catch([]),
  graded: chatGradedSchema.optional().catch(undefined),
})

/** `POST /content/ilm/chat` (GWY-11): the reply, rendered, or why there is none (ERR-16..22). */
export const askIlm = createServerFn({ method: 'POST' })
  .middleware([withBearer])
  .validator(chatRequestSchema)
  .handler(async ({ context, data }): Promise<AskAnswer> => {
    if (context.token === null) return { ok: false, ...NO_TOKEN }
    const answer = await callGateway({
      method: 'POST',
      path: '/content/ilm/chat',
      token: context.token,
      body: data,
      timeoutMs: CHAT_TIMEOUT_MS,
    })
    if (!answer.ok) return { ok: false, ...chatFailureOf(answer) }
    const reply = looseReplySchema.safeParse(answer.body)
    if (!reply.success) return { ok: false, ...chatFailureOf({ ok: false, reason: 'unreadable', status: 200 }) }
    const { response, conversationHistory, citations, nextSteps } = reply.data
    const last = conversationHistory.at(-1)
    const remembered = last?.role === 'assistant' && last.content !== response ? { remembered: last.content } : {}
    return {
      ok: true,
      response,
      rendered: richText.parse(response),
      extras: { citations, nextSteps, ...remembered },
      graded: reply.data.graded ?? null,
    }
  })

/** Replies of an earlier visit, rendered again: what is kept on the device is text, never HTML. */
export const renderReplies = createServerFn({ method: 'POST' })
  .validator(z.object({ texts: z.array(z.string().max(20_000)).max(400) }))
  .handler(({ data }): RichText[] => data.texts.map((text) => richText.parse(text)))

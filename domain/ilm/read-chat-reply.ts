import type { z } from 'zod'
import { isLoose } from '../response/is-loose.ts'
import { readList } from '../response/loose-response.ts'
import {
  type ChatGraded,
  type ChatReply,
  chatCitationSchema,
  chatGradedSchema,
  chatRequestSchema,
  chatStepSchema,
  chatTurnSchema,
} from './chat.ts'

/** A reply with what the gateway sent along; null where it sent none of it. */
export type ReadChatReply = Omit<ChatReply, 'conversationId' | 'graded'> & {
  conversationId: string | null
  graded: ChatGraded | null
}

/**
 * The answer of `POST /content/ilm/chat` (CHT-21): only `response` has to be there. What else cannot be read is left out, turn by
 * turn and step by step. An id that is no text, or too long to be sent back, counts as none. Undefined where there is no
 * response (ERR-22). Never throws.
 */
export function readChatReply(answer: unknown): ReadChatReply | undefined {
  if (!isLoose(answer) || typeof answer.response !== 'string' || answer.response.trim() === '') return undefined
  return {
    response: answer.response,
    conversationId: conversationIdIn(answer.conversationId),
    conversationHistory: listOf(answer.conversationHistory, chatTurnSchema),
    citations: listOf(answer.citations, chatCitationSchema),
    nextSteps: listOf(answer.nextSteps, chatStepSchema),
    graded: chatGradedSchema.safeParse(answer.graded).data ?? null,
  }
}

/** What Ilm has said so far, of an event of a stream; undefined where it says nothing. */
export function readSpokenText(event: unknown): string | undefined {
  return isLoose(event) && typeof event.text === 'string' ? event.text : undefined
}

const listOf = <T>(value: unknown, item: z.ZodType<T>): T[] => (Array.isArray(value) ? readList(value, item).items : [])

function conversationIdIn(value: unknown): string | null {
  const id = typeof value === 'number' ? String(value) : value
  return typeof id === 'string' && id !== ''
    ? (chatRequestSchema.shape.conversationId.safeParse(id).data ?? null)
    : null
}

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

/** What a reply may hold: a longer one could not be sent back with the next message, and what comes along is shown and kept. */
const MOST = { letters: 20_000, turns: 400, extras: 20 }

/**
 * The answer of `POST /content/ilm/chat` (CHT-21): only `response` has to be there. What else cannot be read is left out, turn by
 * turn and step by step. An id that is no text, or too long to be sent back, counts as none. Undefined where there is no
 * response (ERR-22). Never throws.
 */
export function readChatReply(answer: unknown): ReadChatReply | undefined {
  if (!isLoose(answer) || typeof answer.response !== 'string' || answer.response.trim() === '') return undefined
  return {
    response: answer.response.slice(0, MOST.letters),
    conversationId: conversationIdIn(answer.conversationId),
    conversationHistory: listOf(answer.conversationHistory, chatTurnSchema, -MOST.turns),
    citations: listOf(answer.citations, chatCitationSchema, MOST.extras),
    nextSteps: listOf(answer.nextSteps, chatStepSchema, MOST.extras),
    graded: chatGradedSchema.safeParse(answer.graded).data ?? null,
  }
}

/** What Ilm has said so far, of an event of a stream; undefined where it says nothing. */
export function readSpokenText(event: unknown): string | undefined {
  return isLoose(event) && typeof event.text === 'string' ? event.text : undefined
}

/** The first so many of a list, or the last where `most` is negative. */
const listOf = <T>(value: unknown, item: z.ZodType<T>, most: number): T[] =>
  Array.isArray(value) ? readList(most < 0 ? value.slice(most) : value.slice(0, most), item).items : []

function conversationIdIn(value: unknown): string | null {
  const id = typeof value === 'number' ? String(value) : value
  return typeof id === 'string' && id !== ''
    ? (chatRequestSchema.shape.conversationId.safeParse(id).data ?? null)
    : null
}

import { isLoose } from '../response/is-loose.ts'
import { readList } from '../response/loose-response.ts'
import {
  type ChatGraded,
  type ChatReply,
  chatCitationSchema,
  chatFiguresSchema,
  chatGradedSchema,
  chatRequestSchema,
  chatStepSchema,
  chatTurnSchema,
  LONGEST_TURN,
  MOST_TURNS,
} from './chat.ts'

/** A reply with what the gateway sent along; null where it sent none of it. */
export type ReadChatReply = Omit<ChatReply, 'conversationId' | 'graded'> & {
  conversationId: string | null
  graded: ChatGraded | null
}

/** Sources, and next steps, of one reply: they are shown and kept. */
const MOST_EXTRAS = 20

/**
 * The answer of `POST /content/ilm/chat` (CHT-21): only `response` has to be there. What else cannot be read is left out, turn by
 * turn and step by step, and so is what could not be sent back with the next message. An id that is no text, or too long to be
 * sent back, counts as none. Undefined where there is no response (ERR-22). Never throws.
 */
export function readChatReply(answer: unknown): ReadChatReply | undefined {
  if (!isLoose(answer) || typeof answer.response !== 'string' || answer.response.trim() === '') return undefined
  return {
    response: answer.response.slice(0, LONGEST_TURN),
    conversationId: conversationIdIn(answer.conversationId),
    conversationHistory: readList(listOf(answer.conversationHistory).slice(-MOST_TURNS), chatTurnSchema).items,
    citations: readList(listOf(answer.citations).slice(0, MOST_EXTRAS), chatCitationSchema).items,
    nextSteps: readList(listOf(answer.nextSteps).slice(0, MOST_EXTRAS), chatStepSchema).items,
    graded: chatGradedSchema.safeParse(answer.graded).data ?? null,
    figures: chatFiguresSchema.safeParse(answer.figures).data,
  }
}

/** What Ilm has said so far, of an event of a stream; undefined where it says nothing. */
export function readSpokenText(event: unknown): string | undefined {
  return isLoose(event) && typeof event.text === 'string' ? event.text : undefined
}

const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : [])

function conversationIdIn(value: unknown): string | null {
  const id = typeof value === 'number' ? String(value) : value
  return typeof id === 'string' && id !== ''
    ? (chatRequestSchema.shape.conversationId.safeParse(id).data ?? null)
    : null
}

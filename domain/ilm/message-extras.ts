import { z } from 'zod'
import { chatCitationSchema, chatFiguresSchema, chatStepSchema } from './chat.ts'

/** What is kept beside a reply in the history of study: its sources, the next steps, and how the gateway remembers it. */
const messageExtrasSchema = z.object({
  citations: z.array(chatCitationSchema).default([]),
  nextSteps: z.array(chatStepSchema).default([]),
  /** the reply as the gateway wants it back in the conversation's history (OPN-55); the shown text when left out */
  remembered: z.string().optional(),
  /** the gateway's own id of the conversation, where it is another one than was sent with the message (OPN-53) */
  conversationId: z.string().optional(),
  /** the figures of the question in it */
  figures: chatFiguresSchema.optional().catch(undefined),
  /** said without a connection, from the course on the device */
  isFromDevice: z.boolean().optional(),
  /** error bubbles: a way to more chat time is shown */
  isLimit: z.boolean().optional(),
})
export type MessageExtras = z.infer<typeof messageExtrasSchema>

const NONE: MessageExtras = { citations: [], nextSteps: [] }

/** Extras as they were stored; whatever cannot be read counts as none. */
export function readExtras(stored: unknown): MessageExtras {
  const read = messageExtrasSchema.safeParse(stored ?? {})
  return read.success ? read.data : NONE
}

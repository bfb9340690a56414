import { z } from 'zod'

/** A word, number or formula as typed (D17). */
export const shortAnswerReplySchema = z.object({ type: z.literal('short-answer'), text: z.string() })

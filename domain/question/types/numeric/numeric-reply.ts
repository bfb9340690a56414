import { z } from 'zod'

/** The number as typed, with or without a unit (CHP-20). */
export const numericReplySchema = z.object({ type: z.literal('numeric'), text: z.string() })

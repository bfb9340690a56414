import { z } from 'zod'

/** The option that was chosen: `true` or `false` where the question has no options of its own (OPN-76). */
export const trueFalseReplySchema = z.object({ type: z.literal('true-false'), optionId: z.string() })

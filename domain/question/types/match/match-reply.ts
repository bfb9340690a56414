import { z } from 'zod'

/** For each left side in order, the index in `pairs` of the right side put beside it; null while it is open (D18). */
export const matchReplySchema = z.object({
  type: z.literal('match'),
  rights: z.array(z.number().int().nonnegative().nullable()),
})

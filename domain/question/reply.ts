import { z } from 'zod'

/** What a student gives as answer, by question type. */
export const replySchema = z.discriminatedUnion('type', [
  z.object({ type: z.enum(['multiple-choice', 'true-false']), optionId: z.string() }),
  z.object({ type: z.enum(['numeric', 'short-answer']), text: z.string() }),
  /** For each left side in order, the index in `pairs` of the right side put beside it; null while it is open. */
  z.object({ type: z.literal('match'), rights: z.array(z.number().int().nonnegative().nullable()) }),
])
export type Reply = z.infer<typeof replySchema>
export type ReplyOf<Type extends Reply['type']> = Extract<Reply, { type: Type }>

import { z } from 'zod'
import { replySchemas } from './type-schemas.ts'

/** What a student gives as answer, by question type. */
export const replySchema = z.discriminatedUnion('type', replySchemas)
export type Reply = z.infer<typeof replySchema>
export type ReplyOf<Type extends Reply['type']> = Extract<Reply, { type: Type }>

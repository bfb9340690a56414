import { z } from 'zod'
import { matchReplySchema } from './types/match/match-reply.ts'
import { multipleChoiceReplySchema } from './types/multiple-choice/multiple-choice-reply.ts'
import { numericReplySchema } from './types/numeric/numeric-reply.ts'
import { shortAnswerReplySchema } from './types/short-answer/short-answer-reply.ts'
import { trueFalseReplySchema } from './types/true-false/true-false-reply.ts'

/** What a student gives as answer, by question type: the registry of replies. A question of type draw takes none. */
export const replySchema = z.discriminatedUnion('type', [
  multipleChoiceReplySchema,
  trueFalseReplySchema,
  numericReplySchema,
  shortAnswerReplySchema,
  matchReplySchema,
])
export type Reply = z.infer<typeof replySchema>
export type ReplyOf<Type extends Reply['type']> = Extract<Reply, { type: Type }>

import { z } from 'zod'
import { inlineChoiceReplySchema } from './types/inline-choice/inline-choice-fields.ts'
import { matchReplySchema } from './types/match/match-reply.ts'
import { multipleChoiceReplySchema } from './types/multiple-choice/multiple-choice-reply.ts'
import { multipleSelectReplySchema } from './types/multiple-select/multiple-select-fields.ts'
import { numericReplySchema } from './types/numeric/numeric-reply.ts'
import { orderingReplySchema } from './types/ordering/ordering-fields.ts'
import { shortAnswerReplySchema } from './types/short-answer/short-answer-reply.ts'
import { tableReplySchema } from './types/table/table-fields.ts'
import { trueFalseReplySchema } from './types/true-false/true-false-reply.ts'

/** What a student gives as answer, by question type: the registry of replies. A question of type draw takes none. */
export const replySchema = z.discriminatedUnion('type', [
  multipleChoiceReplySchema,
  trueFalseReplySchema,
  numericReplySchema,
  shortAnswerReplySchema,
  matchReplySchema,
  multipleSelectReplySchema,
  orderingReplySchema,
  tableReplySchema,
  inlineChoiceReplySchema,
])
export type Reply = z.infer<typeof replySchema>
export type ReplyOf<Type extends Reply['type']> = Extract<Reply, { type: Type }>

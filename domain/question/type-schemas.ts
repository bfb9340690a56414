import { z } from 'zod'
import { authoredGraphFields, graphFields, graphReplySchema } from './types/graph/graph-fields.ts'
import {
  authoredInlineChoiceFields,
  inlineChoiceFields,
  inlineChoiceReplySchema,
} from './types/inline-choice/inline-choice-fields.ts'
import { authoredLabelFields, labelFields, labelReplySchema } from './types/label/label-fields.ts'
import { matchReplySchema } from './types/match/match-reply.ts'
import { authoredMathsFields, mathsFields, mathsReplySchema } from './types/maths/maths-fields.ts'
import { multipleChoiceReplySchema } from './types/multiple-choice/multiple-choice-reply.ts'
import {
  authoredMultipleSelectFields,
  multipleSelectFields,
  multipleSelectReplySchema,
} from './types/multiple-select/multiple-select-fields.ts'
import { numericReplySchema } from './types/numeric/numeric-reply.ts'
import { authoredOrderingFields, orderingFields, orderingReplySchema } from './types/ordering/ordering-fields.ts'
import { shortAnswerReplySchema } from './types/short-answer/short-answer-reply.ts'
import { authoredTableFields, tableFields, tableReplySchema } from './types/table/table-fields.ts'
import { trueFalseReplySchema } from './types/true-false/true-false-reply.ts'
import { authoredWrittenFields, writtenFields, writtenReplySchema } from './types/written/written-fields.ts'

// The registry of names and schemas: what crosses the gateway, is stored, or is written by an author. What a type does stands in
// answer-types.ts, authored-types.ts and plain-types.ts, apart, because the browser carries only the first of them.

/** The question types: six of CHP-39, and those beside them. */
export const questionTypeSchema = z.enum([
  'multiple-choice',
  'true-false',
  'short-answer',
  'numeric',
  'match',
  'draw',
  'multiple-select',
  'ordering',
  'table',
  'inline-choice',
  'written',
  'maths',
  'label',
  'graph',
])
export type QuestionType = z.infer<typeof questionTypeSchema>

/** What a question is that has options and says no more. */
export const USUAL_TYPE = 'multiple-choice' satisfies QuestionType

/** The types that an author may write; a drawing on paper comes from other gateways only. */
export const authoredTypeSchema = questionTypeSchema.exclude(['draw'])

/** What single types have that other questions have not. */
export const fieldsOfTypes = <T extends z.ZodType>(text: T) => ({
  ...multipleSelectFields(),
  ...orderingFields(text),
  ...tableFields(text),
  ...inlineChoiceFields(text),
  ...writtenFields(text),
  ...mathsFields(text),
  ...labelFields(text),
  ...graphFields(text),
})

/** The same as an author writes it. */
export const authoredFieldsOfTypes = () => ({
  ...authoredMultipleSelectFields(),
  ...authoredOrderingFields(),
  ...authoredTableFields(),
  ...authoredInlineChoiceFields(),
  ...authoredWrittenFields(),
  ...authoredMathsFields(),
  ...authoredLabelFields(),
  ...authoredGraphFields(),
})

/** What a student gives, by type. A question of type draw takes nothing. */
export const replySchemas = [
  multipleChoiceReplySchema,
  trueFalseReplySchema,
  numericReplySchema,
  shortAnswerReplySchema,
  matchReplySchema,
  multipleSelectReplySchema,
  orderingReplySchema,
  tableReplySchema,
  inlineChoiceReplySchema,
  writtenReplySchema,
  mathsReplySchema,
  labelReplySchema,
  graphReplySchema,
] as const

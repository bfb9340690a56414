import type { AnswerType } from './answer-type.ts'
import type { QuestionOf } from './question.ts'
import type { Reply, ReplyOf } from './reply.ts'
import type { QuestionType } from './type-schemas.ts'
import { draw } from './types/draw/draw.ts'
import { graph } from './types/graph/graph.ts'
import { inlineChoice } from './types/inline-choice/inline-choice.ts'
import { label } from './types/label/label.ts'
import { match } from './types/match/match.ts'
import { maths } from './types/maths/maths.ts'
import { multipleChoice } from './types/multiple-choice/multiple-choice.ts'
import { multipleSelect } from './types/multiple-select/multiple-select.ts'
import { numeric } from './types/numeric/numeric.ts'
import { ordering } from './types/ordering/ordering.ts'
import { shortAnswer } from './types/short-answer/short-answer.ts'
import { table } from './types/table/table.ts'
import { trueFalse } from './types/true-false/true-false.ts'
import { written } from './types/written/written.ts'

/** The registry of answers: what there is to know of each type, but for its check, which stands in answer-checks.ts. */
const answerTypes: { readonly [Type in QuestionType]: AnswerType<ReplyOf<Extract<Type, Reply['type']>>> } = {
  'multiple-choice': multipleChoice,
  'true-false': trueFalse,
  'short-answer': shortAnswer,
  numeric,
  match,
  draw,
  'multiple-select': multipleSelect,
  ordering,
  table,
  'inline-choice': inlineChoice,
  graph,
  label,
  maths,
  written,
}

/** How questions of a type are answered. A reply must be of the same type, which `checkAnswer` sees to. */
export const answerTypeOf = ({ type }: { type: QuestionType }): AnswerType => answerTypes[type]

/** The same for a name that may come from elsewhere, such as an event of a later release. */
export function answerTypeNamed(name: string): AnswerType | undefined {
  return Object.hasOwn(answerTypes, name) ? answerTypes[name as QuestionType] : undefined
}

/** Whether a reply is complete, so that it may be checked; right or wrong is another matter (CHP-22). */
export function isReady(question: QuestionOf<unknown>, reply: Reply | null): boolean {
  return reply !== null && reply.type === question.type && answerTypeOf(question).isReady(question, reply)
}

/** Whether the question can be answered at all, or only be looked at (CHP-27). */
export const isAnswerable = (question: QuestionOf<unknown>): boolean =>
  answerTypeOf(question).isAnswerable?.(question) ?? true

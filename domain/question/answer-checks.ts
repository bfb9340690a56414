import type { CheckReply } from './answer-type.ts'
import type { Reply, ReplyOf } from './reply.ts'
import type { QuestionType } from './type-schemas.ts'
import { checkDraw } from './types/draw/check-draw.ts'
import { checkGraph } from './types/graph/check-graph.ts'
import { checkInlineChoice } from './types/inline-choice/check-inline-choice.ts'
import { checkLabel } from './types/label/check-label.ts'
import { checkMatch } from './types/match/check-match.ts'
import { checkMaths } from './types/maths/check-maths.ts'
import { checkMultipleChoice } from './types/multiple-choice/check-multiple-choice.ts'
import { checkMultipleSelect } from './types/multiple-select/check-multiple-select.ts'
import { checkNumeric } from './types/numeric/check-numeric.ts'
import { checkOrdering } from './types/ordering/check-ordering.ts'
import { checkShortAnswer } from './types/short-answer/check-short-answer.ts'
import { checkTable } from './types/table/check-table.ts'
import { checkTrueFalse } from './types/true-false/check-true-false.ts'
import { checkWritten } from './types/written/check-written.ts'

/** The registry of checks. Pages fetch it once there is something to check; what they need before stands in answer-types.ts. */
const answerChecks: { readonly [Type in QuestionType]: CheckReply<ReplyOf<Extract<Type, Reply['type']>>> } = {
  'multiple-choice': checkMultipleChoice,
  'true-false': checkTrueFalse,
  'short-answer': checkShortAnswer,
  numeric: checkNumeric,
  match: checkMatch,
  draw: checkDraw,
  'multiple-select': checkMultipleSelect,
  ordering: checkOrdering,
  table: checkTable,
  'inline-choice': checkInlineChoice,
  graph: checkGraph,
  label: checkLabel,
  maths: checkMaths,
  written: checkWritten,
}

/** How replies to questions of a type are scored. A reply must be of the same type, which `checkAnswer` sees to. */
export const answerCheckOf = ({ type }: { type: QuestionType }): CheckReply => answerChecks[type] as CheckReply

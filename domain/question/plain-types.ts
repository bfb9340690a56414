import type { PlainForm, PlainType } from './plain-form.ts'
import type { Question } from './question.ts'
import type { QuestionType } from './type-schemas.ts'
import { plainDraw } from './types/draw/plain-draw.ts'
import { plainGraph } from './types/graph/plain-graph.ts'
import { plainInlineChoice } from './types/inline-choice/plain-inline-choice.ts'
import { plainLabel } from './types/label/plain-label.ts'
import { plainMatch } from './types/match/plain-match.ts'
import { plainMaths } from './types/maths/plain-maths.ts'
import { plainMultipleChoice } from './types/multiple-choice/plain-multiple-choice.ts'
import { plainMultipleSelect } from './types/multiple-select/plain-multiple-select.ts'
import { plainNumeric } from './types/numeric/plain-numeric.ts'
import { plainOrdering } from './types/ordering/plain-ordering.ts'
import { plainShortAnswer } from './types/short-answer/plain-short-answer.ts'
import { plainTable } from './types/table/plain-table.ts'
import { plainTrueFalse } from './types/true-false/plain-true-false.ts'
import { plainWritten } from './types/written/plain-written.ts'

/** The registry of plain forms, for Ilm and for a second reader's sheet; the browser carries none of it. */
const plainTypes: { readonly [Type in QuestionType]: PlainType } = {
  'multiple-choice': plainMultipleChoice,
  'true-false': plainTrueFalse,
  'short-answer': plainShortAnswer,
  numeric: plainNumeric,
  match: plainMatch,
  draw: plainDraw,
  'multiple-select': plainMultipleSelect,
  ordering: plainOrdering,
  table: plainTable,
  'inline-choice': plainInlineChoice,
  graph: plainGraph,
  label: plainLabel,
  maths: plainMaths,
  written: plainWritten,
}

/** How a question is asked and answered in plain text. */
export const plainFormOf = (question: Question): PlainForm => plainTypes[question.type].form(question)

/** Whether questions of a type can be asked and answered in a conversation. */
export const isAskable = ({ type }: { type: QuestionType }): boolean => plainTypes[type].isAskable

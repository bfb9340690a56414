import type { AuthoredQuestion } from './authored-question.ts'
import type { AuthoredType } from './authored-type.ts'
import { authoredGraph } from './types/graph/authored-graph.ts'
import { authoredInlineChoice } from './types/inline-choice/authored-inline-choice.ts'
import { authoredLabel } from './types/label/authored-label.ts'
import { authoredMatch } from './types/match/authored-match.ts'
import { authoredMaths } from './types/maths/authored-maths.ts'
import { authoredMultipleChoice } from './types/multiple-choice/authored-multiple-choice.ts'
import { authoredMultipleSelect } from './types/multiple-select/authored-multiple-select.ts'
import { authoredNumeric } from './types/numeric/authored-numeric.ts'
import { authoredOrdering } from './types/ordering/authored-ordering.ts'
import { authoredShortAnswer } from './types/short-answer/authored-short-answer.ts'
import { authoredTable } from './types/table/authored-table.ts'
import { authoredTrueFalse } from './types/true-false/authored-true-false.ts'
import { authoredWritten } from './types/written/authored-written.ts'

/** The registry of authored questions, for the gateway and the content check; the browser carries none of it. */
const authoredTypes: { readonly [Type in AuthoredQuestion['type']]: AuthoredType } = {
  'multiple-choice': authoredMultipleChoice,
  'true-false': authoredTrueFalse,
  'short-answer': authoredShortAnswer,
  numeric: authoredNumeric,
  match: authoredMatch,
  'multiple-select': authoredMultipleSelect,
  ordering: authoredOrdering,
  table: authoredTable,
  'inline-choice': authoredInlineChoice,
  graph: authoredGraph,
  label: authoredLabel,
  maths: authoredMaths,
  written: authoredWritten,
}

/** How questions of a type are authored. */
export const authoredTypeOf = ({ type }: { type: AuthoredQuestion['type'] }): AuthoredType => authoredTypes[type]

/** The same for a question that may be of a type nobody can author, such as draw. */
export function authoredTypeNamed(name: string): AuthoredType | undefined {
  return Object.hasOwn(authoredTypes, name) ? authoredTypes[name as AuthoredQuestion['type']] : undefined
}

const ownFields = new Set(Object.values(authoredTypes).flatMap(({ fields }) => fields))

/** Fields that belong to another type of question, and fields that are missing, as sentences. */
export function checkFieldsOfType(authored: AuthoredQuestion): string[] {
  const { type } = authored
  const { fields, needs = [] } = authoredTypeOf(authored)
  const foreign = [...ownFields].filter((field) => authored[field] !== undefined && !fields.includes(field))
  const missing = needs.filter((field) => authored[field] === undefined)
  return [
    ...foreign.map((field) => `a ${type} question has no ${field}`),
    ...missing.map((field) => `a ${type} question needs ${field}`),
  ]
}

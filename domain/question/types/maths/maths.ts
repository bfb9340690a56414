import type { AnswerType, CompareAlgebra, ReadText } from '../../answer-type.ts'
import { checkFormula } from '../../check-formula.ts'
import type { Checked, MalformedReason, Mistake, PartChecked, Scored } from '../../checked.ts'
import type { QuestionOf } from '../../question.ts'
import type { ReplyOf } from '../../reply.ts'

export type MathsFieldOf<T> = NonNullable<QuestionOf<T>['expressions']>[number]

/** A name that stands before a formula, without its last equals sign, or nothing. */
const said = <T>({ name }: MathsFieldOf<T>, read: ReadText<T>, formula: string) =>
  name === undefined ? formula : `${read(name).trim()} ${formula}`

/** Formulas to type, shown as they are understood; each counts the same. */
export const maths: AnswerType<ReplyOf<'maths'>> = {
  guess: 0.01,
  longestText: 400,
  offersAnswer: true,
  isExamItem: true,
  isAnswerable: ({ expressions = [] }) => expressions.length > 0,
  isReady: ({ expressions = [] }, { given }) =>
    expressions.length > 0 && expressions.every((_, index) => (given[index] ?? '').trim() !== ''),
  check: checkExpressions,
  needsAlgebra: () => true,
  comparisons: ({ expressions = [] }, { given }) =>
    expressions.flatMap(({ accepted, mistakes }, index) =>
      [...accepted, ...mistakes.map(({ answer }) => answer)].map((formula): [string, string] => [
        given[index] ?? '',
        formula,
      ]),
    ),
  describeReply: ({ expressions = [] }, { given }, read) =>
    expressions.map((field, index) => said(field, read, given[index]?.trim() || '?')).join('; '),
  describeAnswer: ({ expressions = [] }, read) =>
    expressions.map((field) => said(field, read, field.accepted[0] ?? '?')).join('; ') || undefined,
  reveal: (_question, { status }) => (status === 'correct' ? 'nothing' : 'answer'),
}

type CheckedField<T> = { isRight: boolean; mistake?: Mistake<T>; malformed?: MalformedReason }

/** Each field is one point. A text that is no formula is asked again; in an exam it counts as it stands. */
function checkExpressions<T>(
  { expressions = [] }: QuestionOf<T>,
  { given }: ReplyOf<'maths'>,
  compare?: CompareAlgebra,
): Checked<T> {
  if (expressions.length === 0) return { kind: 'malformed', reason: 'cannot-be-answered' }
  if (given.every((text) => text.trim() === '')) return { kind: 'malformed', reason: 'empty' }
  const fields = expressions.map((field, index) => checkField(field, given[index] ?? '', compare))
  const right = fields.filter(({ isRight }) => isRight).length
  const parts = fields.map(({ isRight, mistake }): PartChecked<T> => ({ isRight, ...(mistake && { mistake }) }))
  const mistake = fields.find((field) => field.mistake)?.mistake
  const scored: Scored<T> =
    right === fields.length
      ? { kind: 'checked', status: 'correct', parts }
      : {
          kind: 'checked',
          status: 'incorrect',
          ...(right > 0 && { score: right / fields.length }),
          parts,
          ...(mistake && { mistake }),
        }
  const malformed = fields.find((field) => field.malformed)?.malformed
  return malformed ? { kind: 'malformed', reason: malformed, asItStands: scored } : scored
}

function checkField<T>(field: MathsFieldOf<T>, text: string, compare: CompareAlgebra | undefined): CheckedField<T> {
  if (text.trim() === '') return { isRight: false }
  const checked = checkFormula<T>(text, field.accepted, compare)
  if (checked.kind === 'malformed') return { isRight: false, malformed: checked.reason }
  if (checked.status === 'correct') return { isRight: true }
  const known = field.mistakes.find(({ answer }) => compare?.(text, answer) === true)
  if (!known) return { isRight: false }
  return { isRight: false, mistake: { feedback: known.feedback, misconception: known.misconception } }
}

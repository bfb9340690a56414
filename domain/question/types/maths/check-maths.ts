import type { CheckReply, CompareAlgebra } from '../../answer-type.ts'
import { checkFormula } from '../../check-formula.ts'
import { type CheckedPlace, checkPlaces } from '../../check-places.ts'
import type { ReplyOf } from '../../reply.ts'
import type { MathsFieldOf } from './maths.ts'

export const checkMaths: CheckReply<ReplyOf<'maths'>> = ({ expressions = [] }, { given }, compare) =>
  checkPlaces(expressions, given, (field, text) => checkField(field, text, compare))

function checkField<T>(field: MathsFieldOf<T>, text: string, compare: CompareAlgebra | undefined): CheckedPlace<T> {
  const checked = checkFormula<T>(text, field.accepted, compare)
  if (checked.kind === 'malformed') return { isRight: false, malformed: checked.reason }
  if (checked.status === 'correct') return { isRight: true }
  const known = field.mistakes.find(({ answer }) => compare?.(text, answer) === true)
  if (!known) return { isRight: false }
  return { isRight: false, mistake: { feedback: known.feedback, misconception: known.misconception } }
}

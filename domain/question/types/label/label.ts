import type { AnswerType } from '../../answer-type.ts'
import { answerBlanks } from '../../blank/answer-blanks.ts'
import type { BlankOf } from '../../blank/blank-fields.ts'
import type { QuestionOf } from '../../question.ts'
import type { ReplyOf } from '../../reply.ts'

/** The text that the drawing of a label question stands at (figures-at.ts). */
export const DRAWING_AT = 'places'

export const blanksOfPlaces = <T>({ places = [] }: Pick<QuestionOf<T>, 'places'>): BlankOf<T>[] =>
  places.map(({ blank }) => blank)

/** The parts of a drawing, each named by a choice; each counts the same. */
export const label: AnswerType<ReplyOf<'label'>> = {
  guess: 0.05,
  ...answerBlanks(blanksOfPlaces),
}

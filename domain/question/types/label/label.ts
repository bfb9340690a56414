import type { AnswerType } from '../../answer-type.ts'
import type { BlankOf } from '../../blank/blank-fields.ts'
import { checkBlanks, describeBlanks, describeGiven, describeRight } from '../../blank/check-blanks.ts'
import { areFilled } from '../../check-places.ts'
import type { QuestionOf } from '../../question.ts'
import type { ReplyOf } from '../../reply.ts'

/** The text that the drawing of a label question stands at (figures-at.ts). */
export const DRAWING_AT = 'places'

export const blanksOfPlaces = <T>({ places = [] }: Pick<QuestionOf<T>, 'places'>): BlankOf<T>[] =>
  places.map(({ blank }) => blank)

/** The parts of a drawing, each named by a choice; each counts the same. */
export const label: AnswerType<ReplyOf<'label'>> = {
  guess: 0.05,
  longestText: 200,
  offersAnswer: true,
  isExamItem: true,
  isAnswerable: ({ places = [] }) => places.length > 0,
  isReady: (question, { given }) => areFilled(blanksOfPlaces(question), given),
  check: (question, { given }) => checkBlanks(blanksOfPlaces(question), given),
  describeReply: (question, { given }, read) =>
    describeBlanks(blanksOfPlaces(question), (blank, index) => describeGiven(blank, given[index] ?? '', read)),
  describeAnswer: (question, read) =>
    describeBlanks(blanksOfPlaces(question), (blank) => describeRight(blank, read)) || undefined,
  reveal: (_question, { cause }) => (cause === 'checked' ? 'nothing' : 'answer'),
}

import type { AnswerType } from '../../answer-type.ts'
import { describeRight } from '../../blank/describe-blanks.ts'
import { partLetter } from '../../part-letter.ts'
import type { QuestionOf } from '../../question.ts'
import type { ReplyOf } from '../../reply.ts'

export type Written = ReplyOf<'written'>
type PartOf<T> = NonNullable<QuestionOf<T>['written']>['parts'][number]
export type RubricLineOf<T> = PartOf<T>['rubric'][number]

/** The lines of the rubric through all parts: the order of a reply's marks. */
export const rubricOf = <T>({ written }: Pick<QuestionOf<T>, 'written'>): RubricLineOf<T>[] =>
  (written?.parts ?? []).flatMap(({ rubric }) => rubric)

/** All points of lines. */
export const pointsOf = (lines: readonly { points: number }[]): number =>
  lines.reduce((sum, { points }) => sum + points, 0)

/** Something was written, typed, or is on paper. */
export const hasWritten = ({ texts, given, onPaper }: Written): boolean =>
  onPaper === true || [...texts, ...given].some((text) => text.trim() !== '')

/** A reply before anything is written. */
export const NOTHING_WRITTEN: Written = { type: 'written', texts: [], given: [], marks: [] }

/**
 * An answer in writing, marked by the student with the rubric beside the model answer, line by line; numbers and single terms in it by the
 * machine. It says less about what a student can do than a checked answer, and stands in an exam's written section only.
 */
export const written: AnswerType<Written> = {
  guess: 0.02,
  longestText: 20_000,
  trust: 0.5,
  isLong: true,
  isSelfMarked: true,
  offersAnswer: true,
  isAnswerable: (question) => rubricOf(question).length > 0,
  isReady: (question, reply) =>
    reply.isMarking === true &&
    hasWritten(reply) &&
    rubricOf(question).every(({ blank }, index) => blank !== undefined || typeof reply.marks[index] === 'number'),
  pointsOf: (question) => pointsOf(rubricOf(question)),
  withMarks: (handedIn, { marks, isMarking, onPaper }) => {
    const { texts, given, ...own } = handedIn?.type === 'written' ? handedIn : NOTHING_WRITTEN
    // who wrote on paper may say so while marking
    return { type: 'written', texts, given, marks, isMarking, onPaper: own.onPaper || onPaper }
  },
  describeReply: ({ written: question }, reply) => {
    let first = 0
    return (question?.parts ?? [])
      .map(({ rubric }, index) => {
        const marks = rubric.map(({ points }, at) => Math.min(reply.marks[first + at] ?? 0, points))
        const typed = reply.given.slice(first, first + rubric.length).filter((text) => text.trim() !== '')
        first += rubric.length
        const words = [reply.texts[index]?.trim() ?? '', ...typed].filter((text) => text !== '')
        const said = words.length > 0 ? words.join(' · ') : reply.onPaper ? 'on paper' : '–'
        const points = reply.isMarking ? ` [${marks.reduce((sum, mark) => sum + mark, 0)}/${pointsOf(rubric)}]` : ''
        return `(${partLetter(index)}) ${said}${points}`
      })
      .join('\n')
  },
  describeAnswer: ({ written: question }, read) =>
    (question?.parts ?? []).map(({ model }, index) => `(${partLetter(index)}) ${read(model)}`).join('\n') || undefined,
  // the model answers stand beside the student's
  reveal: () => 'nothing',
  draftAgain: ({ texts, given, onPaper }) => ({ type: 'written', texts, given, marks: [], onPaper }),
}

/** What the machine takes for right at a line. */
export const rightAt = <T>({ blank }: RubricLineOf<T>, read: (text: T) => string): string =>
  blank ? describeRight(blank, read) : ''

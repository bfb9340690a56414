import type { AnswerType } from '../../answer-type.ts'
import { checkBlanks, describeRight } from '../../blank/check-blanks.ts'
import { scoreParts } from '../../check-places.ts'
import type { Checked, PartChecked } from '../../checked.ts'
import type { QuestionOf } from '../../question.ts'
import type { ReplyOf } from '../../reply.ts'

type Written = ReplyOf<'written'>
type PartOf<T> = NonNullable<QuestionOf<T>['written']>['parts'][number]
export type RubricLineOf<T> = PartOf<T>['rubric'][number]

/** The lines of the rubric through all parts: the order of a reply's marks. */
export const rubricOf = <T>({ written }: Pick<QuestionOf<T>, 'written'>): RubricLineOf<T>[] =>
  (written?.parts ?? []).flatMap(({ rubric }) => rubric)

/** All points of lines. */
export const pointsOf = (lines: readonly { points: number }[]): number =>
  lines.reduce((sum, { points }) => sum + points, 0)

/** (a), (b) … */
export const partLetter = (index: number): string => String.fromCharCode(97 + index)

/** Points of one line of the rubric: what the machine says, else what the student gave; undefined while it is open. */
export function markOf<T>(line: RubricLineOf<T>, index: number, { given, marks }: Written): number | undefined {
  if (line.blank) {
    const checked = checkBlanks([line.blank], [given[index] ?? ''])
    return checked.kind === 'checked' && checked.status === 'correct' ? line.points : 0
  }
  const mark = marks[index]
  return mark === null || mark === undefined ? undefined : Math.min(mark, line.points)
}

/** Something was written, typed, or is on paper. */
export const hasWritten = ({ texts, given, onPaper }: Written): boolean =>
  onPaper === true || [...texts, ...given].some((text) => text.trim() !== '')

/**
 * An answer in writing, marked by the student with the rubric beside the model answer, line by line; numbers and single terms in it by the
 * machine. It says less about what a student can do than a checked answer, and is no question for an exam's choice section.
 */
export const written: AnswerType<Written> = {
  guess: 0.02,
  longestText: 20_000,
  trust: 0.5,
  isLong: true,
  offersAnswer: true,
  isAnswerable: (question) => rubricOf(question).length > 0,
  isReady: (question, reply) =>
    reply.isMarking === true &&
    hasWritten(reply) &&
    rubricOf(question).every((line, index) => markOf(line, index, reply) !== undefined),
  check: checkMarks,
  describeReply: ({ written: question }, reply) => {
    let first = 0
    return (question?.parts ?? [])
      .map(({ rubric }, index) => {
        const marks = rubric.map((line, at) => markOf(line, first + at, reply) ?? 0)
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

/**
 * The points of all lines over those that can be had. The first line that lost some says what to look at. Not scored before every line is
 * judged, as an open line is no lost one.
 */
function checkMarks<T>(question: QuestionOf<T>, reply: Written): Checked<T> {
  const lines = rubricOf(question)
  if (lines.length === 0) return { kind: 'malformed', reason: 'cannot-be-answered' }
  if (!hasWritten(reply)) return { kind: 'malformed', reason: 'empty' }
  const marks = lines.map((line, index) => markOf(line, index, reply))
  if (!reply.isMarking || marks.includes(undefined)) return { kind: 'malformed', reason: 'incomplete' }
  const parts = lines.map((line, index): PartChecked<T> => {
    const { points, feedback, misconception } = line
    if (marks[index] === points) return { isRight: true }
    const known = line.blank && mistakeAt(line, reply.given[index] ?? '')
    return { isRight: false, mistake: known ?? { feedback, misconception } }
  })
  const gained = marks.reduce<number>((sum, mark) => sum + (mark ?? 0), 0)
  return scoreParts(parts, gained / pointsOf(lines))
}

function mistakeAt<T>({ blank }: RubricLineOf<T>, given: string) {
  const checked = blank && checkBlanks([blank], [given])
  return checked?.kind === 'checked' ? checked.mistake : undefined
}

/** What the machine takes for right at a line. */
export const rightAt = <T>({ blank }: RubricLineOf<T>, read: (text: T) => string): string =>
  blank ? describeRight(blank, read) : ''

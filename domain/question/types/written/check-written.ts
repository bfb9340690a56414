import { checkBlanks } from '../../blank/check-blanks.ts'
import { scoreParts } from '../../check-places.ts'
import { type Checked, isCorrect, type PartChecked } from '../../checked.ts'
import type { QuestionOf } from '../../question.ts'
import { hasWritten, pointsOf, type RubricLineOf, rubricOf, type Written } from './written.ts'

/** Points of one line of the rubric: what the machine says, else what the student gave; undefined while it is open. */
export function markOf<T>(line: RubricLineOf<T>, index: number, { given, marks }: Written): number | undefined {
  if (line.blank) {
    return isCorrect(checkBlanks([line.blank], [given[index] ?? ''])) ? line.points : 0
  }
  const mark = marks[index]
  return mark === null || mark === undefined ? undefined : Math.min(mark, line.points)
}

/**
 * The points of all lines over those that can be had. The first line that lost some says what to look at. Not scored before every line is
 * judged, as an open line is no lost one.
 */
export function checkWritten<T>(question: QuestionOf<T>, reply: Written): Checked<T> {
  const lines = rubricOf(question)
  if (lines.length === 0) return { kind: 'malformed', reason: 'cannot-be-answered' }
  if (!hasWritten(reply)) return { kind: 'malformed', reason: 'empty' }
  const marks = lines.map((line, index) => markOf(line, index, reply))
  if (!reply.isMarking || marks.includes(undefined)) return { kind: 'malformed', reason: 'incomplete' }
  const parts = lines.map((line, index): PartChecked<T> => {
    const { feedback, misconception } = line
    const points = marks[index]
    if (points === line.points) return { isRight: true, points }
    const known = line.blank && mistakeAt(line, reply.given[index] ?? '')
    return { isRight: false, points, mistake: known ?? { feedback, misconception } }
  })
  const gained = marks.reduce<number>((sum, mark) => sum + (mark ?? 0), 0)
  return scoreParts(parts, gained / pointsOf(lines))
}

function mistakeAt<T>({ blank }: RubricLineOf<T>, given: string) {
  const checked = blank && checkBlanks([blank], [given])
  return checked?.kind === 'checked' ? checked.mistake : undefined
}

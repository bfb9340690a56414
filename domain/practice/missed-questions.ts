import type { StudyEventOf } from '../history/events.ts'
import { type LoadedLog, readFields } from '../history/loaded-log.ts'

const FIELDS = [
  'at',
  'moduleId',
  'lessonId',
  'sectionId',
  'questionId',
  'tags',
  'difficulty',
  'status',
  'source',
] as const
type Answer = Pick<StudyEventOf<'question-answered'>, (typeof FIELDS)[number]>

/** A question whose latest answer was wrong, and that nothing has mended since. */
export type MissedQuestion = Omit<Answer, 'status'>

/**
 * What a student still gets wrong in a course, wherever it was asked, the latest miss first. A right answer to the same question mends it.
 * What only an exam, a lesson or Ilm asks cannot be asked again in practice: there each later right answer in the same lesson mends the
 * oldest of its misses. Skipping mends nothing, and the reset of a module (ANA-27) forgets what its practice missed. An answer that belongs to no
 * module leads nowhere and is left out.
 */
export function missedQuestions(log: LoadedLog, courseId: string): MissedQuestion[] {
  const table = log.table('question-answered')
  if (!table) return []
  const resets = new Map<string, number>()
  for (const reset of log.eventsOf('challenge-progress-reset'))
    if (reset.courseId === courseId) resets.set(reset.moduleId, reset.at)
  const missed = new Map<string, MissedQuestion>()
  const courses = table.column('courseId')
  for (let row = 0; row < table.count; row++) {
    if (courses?.read(row) !== courseId) continue
    const { status, ...answer } = readFields(table, row, FIELDS)
    if (answer.moduleId === '' || status === 'skipped') continue
    if (answer.source === 'practice' && answer.at <= (resets.get(answer.moduleId) ?? Number.NEGATIVE_INFINITY)) continue
    take(missed, answer, status === 'correct')
  }
  return [...missed.values()].reverse()
}

const keyOf = ({ moduleId, questionId }: MissedQuestion): string => `${moduleId}/${questionId}`

/** One more answer; the map's order is that of the latest misses. */
function take(missed: Map<string, MissedQuestion>, answer: MissedQuestion, isCorrect: boolean): void {
  const wasMissed = missed.delete(keyOf(answer))
  if (!isCorrect) missed.set(keyOf(answer), answer)
  else if (!wasMissed) {
    const mended = [...missed.values()].find((miss) => isMendedBy(miss, answer))
    if (mended) missed.delete(keyOf(mended))
  }
}

const isMendedBy = (miss: MissedQuestion, answer: MissedQuestion): boolean =>
  miss.source !== 'practice' &&
  miss.lessonId !== undefined &&
  miss.moduleId === answer.moduleId &&
  miss.lessonId === answer.lessonId

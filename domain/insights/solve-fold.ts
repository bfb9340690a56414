import { rowFold } from '../history/carry-fold.ts'
import type { StudyEventOf } from '../history/events.ts'
import { readFields } from '../history/loaded-log.ts'
import { studyDayNumber } from '../history/study-day.ts'

/** What badges and subject cards count, over the whole history and regardless of resets. */
const SOLVE_FIELDS = [
  'courseId',
  'moduleId',
  'questionId',
  'subject',
  'status',
  'hintsUsed',
  'at',
  'zone',
  'source',
] as const
type SolveAnswer = Pick<StudyEventOf<'question-answered'>, (typeof SOLVE_FIELDS)[number]>

export type Solves = {
  /** by question: left open, tried and missed, or solved */
  questions: Map<string, 'skipped' | 'missed' | 'solved'>
  /** study day to questions solved at the first try without a hint */
  cleanByDay: Map<number, number>
  /** questions solved after a miss */
  comebacks: number
  /** course id to different questions solved */
  solvedByCourse: Map<string, number>
}

const noSolves = (): Solves => ({
  questions: new Map(),
  cleanByDay: new Map(),
  comebacks: 0,
  solvedByCourse: new Map(),
})

/**
 * Takes one answer in; answers come in the order of the history. Only practice counts: exams and checks have their own marks. To skip a
 * question is no try of it: what is solved after that is solved at the first try, and is no comeback.
 */
function countSolve(solves: Solves, answer: SolveAnswer): void {
  if (answer.source !== 'practice') return
  const key = `${answer.courseId}/${answer.moduleId}/${answer.questionId}`
  const before = solves.questions.get(key)
  if (before === 'solved') return
  if (answer.status !== 'correct') {
    const isTried = answer.status === 'incorrect' || before === 'missed'
    solves.questions.set(key, isTried ? 'missed' : 'skipped')
    return
  }
  solves.questions.set(key, 'solved')
  solves.solvedByCourse.set(answer.courseId, (solves.solvedByCourse.get(answer.courseId) ?? 0) + 1)
  if (before === 'missed') solves.comebacks++
  else if (answer.hintsUsed === 0) {
    const day = studyDayNumber(answer.at, answer.zone)
    solves.cleanByDay.set(day, (solves.cleanByDay.get(day) ?? 0) + 1)
  }
}

/** Solves over a whole log. */
export const solveFold = rowFold('question-answered', noSolves, (solves, log, row) => {
  const table = log.table('question-answered')
  if (table) countSolve(solves, readFields(table, row, SOLVE_FIELDS))
})

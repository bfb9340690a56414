import type { StudyEventOf } from '#domain/history/events.ts'
import { LoadedLog } from '#domain/history/loaded-log.ts'
import type { LogEvent } from '#domain/history/read-event.ts'
import { type Learner, lessonsFold } from '#domain/insights/learner.ts'
import { solveFold } from '#domain/insights/solve-fold.ts'
import { lastPracticeFold } from '#domain/insights/study-places.ts'
import { learnerFold } from '#domain/learner-model/learner-fold.ts'
import { scheduleFold } from '#domain/review/fold-card-schedules.ts'
import { missedFold } from '#domain/review/missed-skills.ts'

/** Noon of a Friday in Toronto. */
export const NOON = Date.UTC(2026, 10, 20, 17)
export const HOUR = 3_600_000
export const clock = { now: NOON, zone: 'America/Toronto' }

export const place = { curriculum: 'ontario', grade: '9', subject: 'science', courseId: 'SNC1W', moduleId: 'matter' }
let ids = 0
/** What the store stamps on an act. */
export const stampAt = (at: number) => ({
  id: `event-${String(++ids).padStart(6, '0')}`,
  at,
  zone: clock.zone,
  device: 'laptop',
})

/** A right answer in practice, taking 30 seconds, unless told otherwise. */
export const answered = (
  at: number,
  fields: Partial<StudyEventOf<'question-answered'>> = {},
): StudyEventOf<'question-answered'> => ({
  type: 'question-answered',
  ...stampAt(at),
  ...place,
  questionId: 'q1',
  questionText: `Text of ${fields.questionId ?? 'q1'}`,
  questionType: 'numeric',
  tags: [],
  status: 'correct',
  answer: '1',
  seconds: 30,
  hintsUsed: 0,
  source: 'practice',
  ...fields,
})

/** A card rated "good", taking 10 seconds, unless told otherwise. */
export const rated = (at: number, fields: Partial<StudyEventOf<'card-rated'>> = {}): StudyEventOf<'card-rated'> => ({
  type: 'card-rated',
  ...stampAt(at),
  ...place,
  deckId: 'd',
  cardId: 'c1',
  rating: 3,
  seconds: 10,
  ...fields,
})

/** An exam of one part begun, with an hour for it unless told otherwise. */
export function examStarted(
  at: number,
  fields: Partial<StudyEventOf<'exam-started'>> = {},
): StudyEventOf<'exam-started'> {
  const { moduleId: _none, ...course } = place
  const { attemptId = 'x' } = fields
  return {
    type: 'exam-started',
    ...stampAt(at),
    ...course,
    attemptId,
    examId: 'exam',
    examDocument: `exam-${attemptId}`,
    timeFactor: 1,
    deadlines: [at + HOUR],
    ...fields,
  }
}

export const logOf = (events: readonly LogEvent[]): LoadedLog => {
  const log = new LoadedLog()
  log.add(events)
  return log
}

/** All that is known about the student of these events. */
export const learnerOf = (events: readonly LogEvent[]): Learner => {
  const log = logOf(events)
  return {
    log,
    lessons: lessonsFold.start(log),
    model: learnerFold.start(log),
    schedules: scheduleFold(() => missedFold.start(log)).start(log),
    solves: solveFold.start(log),
    lastPractice: lastPracticeFold.start(log),
  }
}

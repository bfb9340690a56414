import fc from 'fast-check'
import { expect, test } from 'vitest'
import { deadlinesAfterBreak, deadlinesAfterPart, partDeadlines, placeInExam } from '../exam/exam-timeline.ts'
import type { StudyEvent } from '../history/events.ts'
import { foldExamAttempts, waitsToBeSent } from './fold-exam-attempts.ts'
import { foldRunningExam } from './fold-running-exam.ts'

const MINUTE = 60_000
const parts = [{ minutes: 90 }, { minutes: 24, kind: 'written' as const }]
const inCourse = { curriculum: 'ap', grade: '12', subject: 'biology', courseId: 'AP-BIOLOGY' }
let ids = 0
const event = (at: number, fields: object): StudyEvent => {
  ids += 1
  return {
    id: `e${String(ids).padStart(6, '0')}`,
    at,
    zone: 'America/Toronto',
    device: 'phone',
    ...fields,
  } as StudyEvent
}
const ATTEMPT = { attemptId: 'a1', examId: 'exam', examDocument: 'exam-a1', timeFactor: 1 }
const startedAt = 1000 * MINUTE
const deadlines = partDeadlines(parts, startedAt, 1)
const started = event(startedAt, { type: 'exam-started', ...inCourse, ...ATTEMPT, deadlines })
const finished = (at: number) =>
  event(at, {
    type: 'exam-part-finished',
    attemptId: 'a1',
    part: 0,
    deadlines: deadlinesAfterPart(parts, deadlines, 0, at, 1),
  })
const begun = (at: number, before: readonly number[] = deadlines) =>
  event(at, {
    type: 'exam-part-started',
    attemptId: 'a1',
    part: 1,
    deadlines: deadlinesAfterBreak(parts, before, 1, at, 1),
  })
const runningAfter = (...events: StudyEvent[]) => {
  const running = foldRunningExam([started, ...events])
  if (!running) throw new Error('the exam runs')
  return running
}

test('the first end of a section and the first start of the next stand: a second tab wins no time (D8, D24)', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 80 }), fc.nat(9), fc.nat(30), fc.nat(30), (end, rest, later, latest) => {
      const ended = startedAt + end * MINUTE
      const start = ended + rest * MINUTE
      const after = deadlinesAfterPart(parts, deadlines, 0, ended, 1)
      const again = [finished(ended + later * MINUTE + 1), begun(start + latest * MINUTE + 1, after)]
      const running = runningAfter(finished(ended), begun(start, after), ...again)
      expect(running.deadlines).toEqual([ended, start + 24 * MINUTE])
      expect(running).toMatchObject({ part: 1, breaks: { 1: rest * MINUTE } })
      expect(placeInExam(parts, running, start)).toEqual({ part: 1 })
    }),
  )
})

test('a reload at any moment of the break finds it, with the same end', () => {
  const running = runningAfter(finished(startedAt + 60 * MINUTE))
  for (const minute of [60, 65, 69])
    expect(placeInExam(parts, running, startedAt + minute * MINUTE)).toEqual({
      part: 1,
      startsAt: startedAt + 70 * MINUTE,
    })
  expect(placeInExam(parts, running, startedAt + 70 * MINUTE)).toEqual({ part: 1 })
})

test('a section that ended while the page was away can be begun from its break', () => {
  const at = deadlines[0] ?? 0
  expect(runningAfter(begun(at + 2 * MINUTE))).toMatchObject({ part: 1, breaks: { 1: 2 * MINUTE } })
})

const outcome = {
  score: 75,
  correctCount: 3,
  incorrectCount: 1,
  unansweredCount: 0,
  totalQuestions: 4,
  responses: [],
  sections: [
    { kind: 'choice', weight: 50, points: 3, outOf: 4, unmarked: 0 },
    { kind: 'written', weight: 50, points: 0, outOf: 9, unmarked: 1 },
  ],
}
const handedIn = event(startedAt + 200 * MINUTE, {
  type: 'exam-submitted',
  ...inCourse,
  ...ATTEMPT,
  startedAt,
  answers: {},
  replies: { w: { type: 'written', texts: ['words'], given: [], marks: [] } },
  flagged: [],
  ...outcome,
  durationSec: 100,
})
const reply = { type: 'written', texts: ['words'], given: [], marks: [5], isMarking: true }
const marked = (at: number, result?: object) =>
  event(at, { type: 'exam-marked', attemptId: 'a1', questionId: 'w', reply, ...(result && { result }) })
const synced = (at: number, markedAt?: number) =>
  event(at, { type: 'exam-synced', attemptId: 'a1', ...(markedAt !== undefined && { markedAt }) })

test('marks are kept as they are given; the last one makes the score, and the attempt is to be sent again (D7, D24)', () => {
  const [first, second, third] = [300, 301, 302].map((minutes) => startedAt + minutes * MINUTE) as [
    number,
    number,
    number,
  ]
  const [draft] = foldExamAttempts([handedIn, synced(first - 1), marked(first)])
  expect(draft).toMatchObject({ score: 75, isSynced: true, replies: { w: reply } })
  const result = { ...outcome, score: 65, totalQuestions: 5 }
  const log = [handedIn, synced(first - 1), marked(first), marked(second, result)]
  const [done] = foldExamAttempts(log)
  expect(done).toMatchObject({ score: 65, totalQuestions: 5, isSynced: false, markedAt: second })
  expect(done && waitsToBeSent(done)).toBe(true)
  // an answer to what was sent before the marks does not count for them
  expect(foldExamAttempts([...log, synced(third)])).toMatchObject([{ isSynced: false }])
  expect(foldExamAttempts([...log, synced(third, second)])).toMatchObject([{ isSynced: true, score: 65 }])
})

import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { StudyEvent } from '../history/events.ts'
import { foldExamAttempts, NOT_SENT, waitsToBeSent } from './fold-exam-attempts.ts'

// EXD-11, EXD-12, D7, CRS-09, CRS-11: attempts as the device knows them.

const envelope = (at: number) => ({ id: `e${String(at).padStart(4, '0')}`, at, zone: 'UTC', device: 'd' })
const inCourse = { curriculum: 'ontario', grade: '9', subject: 'science' }
const submitted = (at: number, attemptId = 'x', { courseId = 'SNC1W', score = 50 } = {}): StudyEvent => ({
  ...envelope(at),
  ...inCourse,
  type: 'exam-submitted',
  courseId,
  attemptId,
  examId: 'exam',
  examDocument: `exam-${attemptId}`,
  startedAt: 1,
  answers: { q1: 2 },
  flagged: ['q1'],
  score,
  correctCount: 1,
  incorrectCount: 1,
  unansweredCount: 0,
  totalQuestions: 2,
  responses: [{ questionId: 'q1', correct: true }],
  durationSec: 60,
  timeFactor: 1,
})
const synced = (at: number, gatewayScore?: number, attemptId = 'x'): StudyEvent => ({
  ...envelope(at),
  type: 'exam-synced',
  attemptId,
  ...(gatewayScore !== undefined && { gatewayScore }),
})
const refused = (at: number, status: number, attemptId = 'x'): StudyEvent => ({
  ...envelope(at),
  type: 'exam-refused',
  attemptId,
  status,
  message: `Refused ${status}.`,
})
const reset = (at: number, courseId = 'SNC1W'): StudyEvent => ({
  ...envelope(at),
  ...inCourse,
  type: 'exam-attempts-reset',
  courseId,
})

test('an attempt is what was handed in, with the moment of it, and nothing of its envelope (EXD-11, EXD-12)', () => {
  expect(foldExamAttempts([submitted(7)])).toEqual([
    {
      ...inCourse,
      courseId: 'SNC1W',
      attemptId: 'x',
      examId: 'exam',
      examDocument: 'exam-x',
      startedAt: 1,
      completedAt: 7,
      answers: { q1: 2 },
      flagged: ['q1'],
      score: 50,
      correctCount: 1,
      incorrectCount: 1,
      unansweredCount: 0,
      totalQuestions: 2,
      responses: [{ questionId: 'q1', correct: true }],
      durationSec: 60,
      timeFactor: 1,
      isSynced: false,
    },
  ])
})

describe('the list', () => {
  const three = [submitted(1, 'a'), submitted(3, 'c', { courseId: 'MTH1W' }), submitted(2, 'b')]
  test('is newest first (CRS-09)', () => {
    expect(foldExamAttempts(three).map(({ attemptId }) => attemptId)).toEqual(['c', 'b', 'a'])
  })
  test('is that of a course where one is asked for', () => {
    expect(foldExamAttempts(three, 'SNC1W').map(({ attemptId }) => attemptId)).toEqual(['b', 'a'])
    expect(foldExamAttempts(three, 'SBI3U')).toEqual([])
  })
  test('loses the attempts of a course before its reset, and no others (CRS-11)', () => {
    const left = (...events: StudyEvent[]) => foldExamAttempts(events).map(({ attemptId }) => attemptId)
    expect(left(...three, reset(4))).toEqual(['c'])
    expect(left(...three, reset(1, 'MTH1W'))).toEqual(['c', 'b', 'a'])
    expect(left(...three, reset(4), submitted(5, 'd'))).toEqual(['d', 'c'])
  })
})

describe('handing in', () => {
  const only = (...events: StudyEvent[]) => foldExamAttempts(events)[0]
  test('twice is once, and the first one stands (D7)', () => {
    const twice = foldExamAttempts([submitted(1, 'x', { score: 80 }), submitted(2, 'x', { score: 20 })])
    expect(twice).toMatchObject([{ score: 80, completedAt: 1 }])
    expect(twice).toHaveLength(1)
  })

  test('has arrived once a gateway says so; what it scored stands beside the device’s own score', () => {
    expect(only(submitted(1), synced(2))).toMatchObject({ score: 50, isSynced: true })
    expect(only(submitted(1), synced(2))).not.toHaveProperty('gatewayScore')
    expect(only(submitted(1), synced(2, 0))).toMatchObject({ score: 50, gatewayScore: 0 })
    expect(only(submitted(1), synced(2, 48), synced(3))).toMatchObject({ gatewayScore: 48 })
  })

  test('is told as refused with the last word of the gateway, until it arrives after all', () => {
    expect(only(submitted(1), refused(2, 422), refused(3, 409))?.refusal).toEqual({
      status: 409,
      message: 'Refused 409.',
    })
    expect(only(submitted(1), refused(2, 422), synced(3))).not.toHaveProperty('refusal')
    expect(only(submitted(1), synced(2), refused(3, 409))).not.toHaveProperty('refusal')
  })

  test('of another attempt is none of this one', () => {
    expect(only(submitted(1), synced(2, 9, 'y'), refused(3, 422, 'y'))).toEqual(only(submitted(1)))
    expect(foldExamAttempts([synced(1), refused(2, 422)])).toEqual([])
  })

  test.each<[string, StudyEvent[], boolean]>([
    ['just handed in', [submitted(1)], true],
    ['arrived', [submitted(1), synced(2)], false],
    ['refused by the gateway', [submitted(1), refused(2, 422)], false],
    ['not sent by the device itself', [submitted(1), refused(2, NOT_SENT)], true],
    ['refused, then found unreadable here', [submitted(1), refused(2, 422), refused(3, NOT_SENT)], true],
    ['found unreadable here, then refused', [submitted(1), refused(2, NOT_SENT), refused(3, 422)], false],
    ['refused and arrived all the same', [submitted(1), refused(2, 409), synced(3)], false],
  ])('an attempt that is %s is sent by itself or not, as the table says (D7)', (_, events, waits) => {
    expect(foldExamAttempts(events).map(waitsToBeSent)).toEqual([waits])
  })
})

test('in whatever order and however often a log is read, the attempts are the same (D5)', () => {
  const attempt = fc.constantFrom('a', 'b', 'c')
  const kind = fc.constantFrom('submitted', 'synced', 'refused', 'reset')
  fc.assert(
    fc.property(fc.array(fc.tuple(kind, attempt, fc.nat(100)), { maxLength: 20 }), fc.nat(50), (acts, turn) => {
      const events = acts.map(([what, id, value], at) =>
        what === 'submitted'
          ? submitted(at, id, { courseId: id === 'a' ? 'SNC1W' : 'MTH1W', score: value })
          : what === 'synced'
            ? synced(at, value, id)
            : what === 'refused'
              ? refused(at, value, id)
              : reset(at, id === 'a' ? 'SNC1W' : 'MTH1W'),
      )
      const turned = [...events.slice(turn), ...events.slice(0, turn), ...events]
      const attempts = foldExamAttempts(events)
      expect(foldExamAttempts(turned)).toEqual(attempts)
      const moments = attempts.map(({ completedAt }) => completedAt)
      expect(moments).toEqual(moments.toSorted((a, b) => b - a))
      for (const each of attempts) if (each.isSynced) expect(each.refusal).toBeUndefined()
    }),
  )
})

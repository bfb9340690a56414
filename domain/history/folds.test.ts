import fc from 'fast-check'
import { expect, test } from 'vitest'
import { anyLog } from '#tests/factories/any-event.ts'
import { questionResults } from '../analytics/question-results.ts'
import { attemptsIn } from '../analytics/scope-analytics.ts'
import { foldExamAttempts, NOT_SENT, waitsToBeSent } from '../attempt/fold-exam-attempts.ts'
import { foldRunningExam } from '../attempt/fold-running-exam.ts'
import { foldChats } from '../ilm/fold-chats.ts'
import { foldLessonProgress, lessonPercent } from '../progress/fold-lesson-progress.ts'
import { foldBookmarks } from '../review/fold-bookmarks.ts'
import { foldCardSchedules } from '../review/fold-card-schedules.ts'
import { foldOwnDecks } from '../review/fold-own-decks.ts'
import { DEFAULT_REVIEW_LIMITS, foldSettings } from '../review/fold-settings.ts'
import { makeBackup, parseBackup, writeBackup } from './backup.ts'
import type { StudyEvent } from './events.ts'
import { LoadedLog } from './loaded-log.ts'
import { mergeLogs } from './merge-logs.ts'

/** What history and export say of the questions of a module. */
function resultsOf(events: readonly StudyEvent[], scope = { courseId: 'SNC1W', moduleId: 'matter' }) {
  const log = new LoadedLog()
  log.add(events)
  return questionResults(attemptsIn(log, scope))
}

/** All state there is, as one value. */
const stateOf = (events: readonly StudyEvent[]) => ({
  results: resultsOf(events),
  lessons: foldLessonProgress(events),
  ofCourse: foldLessonProgress(events, 'SNC1W'),
  bookmarks: foldBookmarks(events, 'SNC1W'),
  schedules: [...foldCardSchedules(events)].sort(([a], [b]) => (a < b ? -1 : 1)),
  decks: foldOwnDecks(events),
  attempts: foldExamAttempts(events),
  running: foldRunningExam(events),
  chats: foldChats(events),
  settings: foldSettings(events),
})

test('shuffled, duplicated and split logs fold to the same state (D5)', () => {
  fc.assert(
    fc.property(anyLog, fc.array(fc.nat(), { minLength: 80, maxLength: 80 }), (events, keys) => {
      const twice = [...events, ...events.slice(0, 10)]
      const shuffled = twice
        .map((event, i) => ({ event, key: keys[i] ?? 0 }))
        .sort((a, b) => a.key - b.key)
        .map(({ event }) => event)
      const phone = events.filter((event) => event.device === 'phone')
      const laptop = events.filter((_, i) => i % 3 !== 0)
      const rest = events.filter((_, i) => i % 3 === 0)
      const state = stateOf(events)
      expect(stateOf(shuffled)).toEqual(state)
      expect(stateOf(mergeLogs(phone, laptop, rest))).toEqual(state)
    }),
    { numRuns: 300 },
  )
})

test('merging is the same in any order and grouping, and merging twice changes nothing (D9)', () => {
  fc.assert(
    fc.property(anyLog, anyLog, anyLog, (a, b, c) => {
      expect(mergeLogs(a, b)).toEqual(mergeLogs(b, a))
      expect(mergeLogs(mergeLogs(a, b), c)).toEqual(mergeLogs(a, mergeLogs(b, c)))
      expect(mergeLogs(a, a)).toEqual(mergeLogs(a))
    }),
    { numRuns: 100 },
  )
})

test('a backup file gives back every event and document (D9)', () => {
  fc.assert(
    fc.property(anyLog, fc.dictionary(fc.string(), fc.jsonValue(), { maxKeys: 3 }), (events, documents) => {
      const plain = JSON.parse(JSON.stringify(documents)) as Record<string, unknown>
      const backup = makeBackup(events, plain, 1_780_000_000_000)
      const parsed = parseBackup(writeBackup(backup))
      expect(parsed).toEqual({ ok: true, backup, unreadable: 0 })
    }),
    { numRuns: 100, examples: [[[], JSON.parse('{"__proto__":{}}')]] },
  )
})

test('a file that is no backup is refused with the reason in plain words (D9)', () => {
  const kinds: [string, string][] = [
    ['{"format":"ilm-study-backup"', 'not-json'],
    ['[1, 2]', 'not-a-backup'],
    ['{"format":"ilm-study-backup","version":2}', 'newer-version'],
    ['{"format":"ilm-study-backup","version":1,"exportedAt":"2026-11-20T12:00:00.000Z"}', 'damaged'],
  ]
  for (const [text, reason] of kinds) {
    const parsed = parseBackup(text)
    expect(parsed.ok ? null : parsed.reason, text).toBe(reason)
  }
  const partly =
    '{"format":"ilm-study-backup","version":1,"exportedAt":"2026-11-20T12:00:00.000Z","events":[{"type":"odd"}]}'
  expect(parseBackup(partly)).toMatchObject({ ok: true, unreadable: 1 })
})

const act = {
  id: 'a',
  at: 1,
  zone: 'UTC',
  device: 'd',
  curriculum: 'ontario',
  grade: '9',
  subject: 'science',
  courseId: 'SNC1W',
}
test('one of four sections is 25 percent, and the place to continue is the lesson of the latest act (LES-12)', () => {
  const place = { ...act, moduleId: 'matter', lessonId: 'atoms' }
  const log: StudyEvent[] = [
    { ...place, id: '1', at: 1, type: 'lesson-opened' },
    { ...place, id: '2', at: 2, type: 'section-completed', sectionId: 's1' },
    { ...place, id: '3', at: 3, type: 'section-completed', sectionId: 'gone' },
  ]
  const { lessons, continueIn } = foldLessonProgress(log, 'SNC1W')
  expect(lessonPercent(lessons['matter/atoms'], ['s1', 's2', 's3', 's4'])).toBe(25)
  expect(continueIn.SNC1W).toMatchObject({ lessonId: 'atoms', at: 3 })
})

test('a submission ends the running exam, counts once, and is synced by its attempt id (D7, D8)', () => {
  const started: StudyEvent = {
    ...act,
    type: 'exam-started',
    attemptId: 'x',
    examId: 'e',
    examDocument: 'd',
    timeFactor: 1,
    deadlines: [100],
  }
  const answered: StudyEvent = {
    ...act,
    id: 'b',
    at: 2,
    type: 'exam-answered',
    attemptId: 'x',
    questionId: 'q1',
    option: 2,
  }
  const flagged: StudyEvent = {
    ...act,
    id: 'c',
    at: 3,
    type: 'exam-flagged',
    attemptId: 'x',
    questionId: 'q1',
    isFlagged: true,
  }
  expect(foldRunningExam([started, answered, flagged])).toMatchObject({
    attemptId: 'x',
    answers: { q1: 2 },
    flagged: ['q1'],
    deadlines: [100],
    startedAt: 1,
  })
  const submitted: StudyEvent = {
    ...act,
    id: 'd',
    at: 4,
    type: 'exam-submitted',
    attemptId: 'x',
    examId: 'e',
    examDocument: 'd',
    startedAt: 1,
    answers: { q1: 2 },
    flagged: [],
    score: 100,
    correctCount: 1,
    incorrectCount: 0,
    unansweredCount: 0,
    totalQuestions: 1,
    responses: [],
    durationSec: 3,
    timeFactor: 1,
  }
  const synced: StudyEvent = { ...act, id: 'e', at: 5, type: 'exam-synced', attemptId: 'x', gatewayScore: 90 }
  const log = [started, answered, submitted, { ...submitted, id: 'dd', score: 0 }, synced]
  expect(foldRunningExam(log)).toBeNull()
  expect(foldExamAttempts(log)).toMatchObject([
    { attemptId: 'x', score: 100, isSynced: true, gatewayScore: 90, completedAt: 4 },
  ])
  const refusal = { status: 422, message: 'No.' }
  const refused: StudyEvent = { ...act, id: 'r', at: 5, type: 'exam-refused', attemptId: 'x', ...refusal }
  expect(foldExamAttempts([submitted, refused])).toMatchObject([{ isSynced: false, refusal }])
  for (const at of [4, 6]) {
    const [attempt] = foldExamAttempts([submitted, { ...refused, at }, synced])
    expect(attempt).toMatchObject({ isSynced: true })
    expect(attempt).not.toHaveProperty('refusal')
  }
  const reset: StudyEvent = { ...act, id: 'f', at: 6, type: 'exam-attempts-reset' }
  expect(foldExamAttempts([...log, reset])).toEqual([])
  const waits = (...events: StudyEvent[]) => foldExamAttempts(events).map(waitsToBeSent)
  expect(waits(submitted)).toEqual([true])
  expect(waits(submitted, synced)).toEqual([false])
  expect(waits(submitted, refused)).toEqual([false])
  // refused by the device alone: the exam may have come with a backup since
  expect(waits(submitted, { ...refused, status: NOT_SENT })).toEqual([true])
})

test('limits are 20 new and 200 reviews until changed; an exam date can be taken back (D6)', () => {
  expect(foldSettings([]).reviewLimits).toEqual(DEFAULT_REVIEW_LIMITS)
  const set: StudyEvent = { ...act, type: 'exam-date-set', date: '2027-01-20' }
  expect(foldSettings([set]).examDates).toEqual({ SNC1W: '2027-01-20' })
  expect(foldSettings([set, { ...set, id: 'b', at: 2, date: null }]).examDates).toEqual({})
})

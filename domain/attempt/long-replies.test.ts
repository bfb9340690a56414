import { expect, test } from 'vitest'
import { z } from 'zod'
import { studyEventSchema } from '../history/events.ts'
import { LoadedLog } from '../history/loaded-log.ts'
import { thisRelease } from '../history/read-event.ts'
import { EXAM_ATTEMPT_EVENTS, foldExamAttempts } from './fold-exam-attempts.ts'
import { foldRunningExam } from './fold-running-exam.ts'

// What is kept on a device has no limits but the device's: those of a gateway are looked at when an exam is handed in.

const ATTEMPT = 'a1'
const envelope = (id: string, at: number) => ({ id, at, zone: 'America/Toronto', device: 'phone' })
const inCourse = { curriculum: 'ontario', grade: '9', subject: 'science', courseId: 'SNC1W' }
const exam = { attemptId: ATTEMPT, examId: 'exam', examDocument: 'exam-a1', timeFactor: 1 }
const long = 'x'.repeat(20_000)
const longId = 'q'.repeat(2000)
const numbered = Array.from({ length: 700 }, (_, index) => `q${index}`)
const answers = { [longId]: 40, ...Object.fromEntries(numbered.map((id) => [id, 1])) }
const essay = { type: 'short-answer', text: long }

const log = (events: object[]) => {
  const loaded = new LoadedLog()
  const read = events.map((event) => thisRelease.read(JSON.parse(JSON.stringify(event))))
  loaded.add(read.filter((event) => event !== undefined))
  return loaded
}
const started = { ...envelope('1', 1), type: 'exam-started', ...inCourse, ...exam, deadlines: [9_000_000] }

test('an answer of 20,000 letters, to a question with a long name, is read and counts in the running exam (D8)', () => {
  const answered = { ...envelope('2', 2), type: 'exam-answered', attemptId: ATTEMPT }
  const loaded = log([
    started,
    { ...answered, questionId: longId, option: 40 },
    { ...answered, id: '3', questionId: 'essay', reply: essay },
  ])
  expect(loaded.opaqueCount).toBe(0)
  const running = foldRunningExam(loaded.eventsOf('exam-started', 'exam-answered'))
  expect(running).toMatchObject({ answers: { [longId]: 40 }, replies: { essay } })
})

test('a submission with more than a gateway takes is read and shown (D7)', () => {
  const responses = numbered.map((questionId) => ({ questionId, correct: true }))
  const loaded = log([
    started,
    {
      ...envelope('4', 4),
      type: 'exam-submitted',
      ...inCourse,
      ...exam,
      startedAt: 1,
      answers,
      replies: { essay },
      flagged: numbered,
      score: 90,
      correctCount: 700,
      incorrectCount: 0,
      unansweredCount: 0,
      totalQuestions: 702,
      responses,
      durationSec: 60,
    },
  ])
  expect(loaded.opaqueCount).toBe(0)
  const [attempt] = foldExamAttempts(loaded.eventsOf(...EXAM_ATTEMPT_EVENTS))
  expect(attempt).toMatchObject({ answers, replies: { essay }, responses, score: 90 })
})

test('no event that is stored has a limit of letters or entries', () => {
  const shape = JSON.stringify(z.toJSONSchema(studyEventSchema, { unrepresentable: 'any', io: 'input' }))
  expect(shape).toContain('exam-submitted')
  // a point has two numbers, and that is no limit
  expect(shape.match(/"(maxLength|maxItems|maxProperties)":(?!2\b)\d+/g)).toBeNull()
})

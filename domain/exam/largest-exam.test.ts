import { describe, expect, test } from 'vitest'
import { type Exam, examSubmissionSchema } from './exam.ts'
import { fitsHandIn, handInSchema } from './hand-in-limits.ts'

// Either side of every limit of what a gateway takes (EXD-13, D7). What is refused, and is read on the device all the same, stands in
// hand-in-limits.test.ts.

const question = (id: string) => ({ id, text: 'Why?', options: ['a', 'b'], correctIndex: 0, tags: [] })
const examOf = (questions: Exam['questions']): Exam => ({
  id: 'exam',
  title: 'Mock',
  subject: 'science',
  courseId: 'SNC1W',
  durationMinutes: 60,
  parts: [],
  questions,
})
const ids = (count: number) => Array.from({ length: count }, (_, index) => `q${index}`)
const submission = {
  id: '7f1f3c1e-3f0c-4a43-9a83-5d9d7f1c8a10',
  examId: 'exam',
  exam: examOf([question('q1')]),
  answers: {},
  flagged: [],
  score: 0,
  correctCount: 0,
  incorrectCount: 0,
  unansweredCount: 1,
  totalQuestions: 1,
  responses: [],
  durationSec: 0,
  timeSpent: 0,
  startedAt: '2026-11-22T10:00:00Z',
  completedAt: '2026-11-22T10:01:00Z',
  grade: '9',
  subject: 'science',
  courseId: 'SNC1W',
}
const isTaken = (change: object) => handInSchema.safeParse({ ...submission, ...change }).success
const textReply = (length: number) => ({ q1: { type: 'short-answer', text: 'x'.repeat(length) } })
const order = (length: number) => ({ q1: { type: 'ordering', order: Array.from({ length }, (_, index) => index) } })

test('an exam of exactly 600,000 letters may be begun, one letter more may not', () => {
  const room = 600_000 - JSON.stringify(examOf([{ ...question('q1'), text: '' }])).length
  const of = (letters: number) => examOf([{ ...question('q1'), text: 'x'.repeat(letters) }])
  expect(fitsHandIn(of(room))).toBe(true)
  expect(fitsHandIn(of(room + 1))).toBe(false)
})

describe('a gateway takes', () => {
  test.each<[string, object, boolean]>([
    ['500 answers', { answers: Object.fromEntries(ids(500).map((id) => [id, 0])) }, true],
    ['500 replies', { replies: Object.fromEntries(ids(500).map((id) => [id, textReply(1).q1])) }, true],
    ['500 flags', { flagged: ids(500) }, true],
    ['501 flags', { flagged: ids(501) }, false],
    ['500 responses', { responses: ids(500).map((questionId) => ({ questionId, correct: true })) }, true],
    ['501 responses', { responses: ids(501).map((questionId) => ({ questionId, correct: true })) }, false],
    ['a reply of 1,000 letters', { replies: textReply(1000) }, true],
    ['a reply of 1,001 letters', { replies: textReply(1001) }, false],
    ['mathematics of 400 letters', { replies: { q1: { type: 'maths', given: ['1'.repeat(400)] } } }, true],
    ['an order of 100 things', { replies: order(100) }, true],
    ['an order of 101 things', { replies: order(101) }, false],
    ['a name of 500 letters', { answers: { ['q'.repeat(500)]: 0 } }, true],
    ['a reply under a name of 501 letters', { replies: { ['q'.repeat(501)]: textReply(1).q1 } }, false],
    ['a flag of 501 letters', { flagged: ['q'.repeat(501)] }, false],
    ['no replies at all', { replies: undefined }, true],
    ['an empty grade', { grade: '' }, false],
    ['an empty exam id', { examId: '' }, false],
    ['a course of 500 letters', { courseId: 'x'.repeat(500) }, true],
    ['an id that is no UUID', { id: '1' }, false],
    ['a moment with nanoseconds', { startedAt: '2026-11-22T10:00:00.123456789Z' }, true],
    ['a moment without an end', { startedAt: `2026-11-22T10:00:00.${'1'.repeat(20)}Z` }, false],
    ['a moment that is none', { completedAt: 'yesterday' }, false],
    ['a score of 100.5', { score: 100.5 }, false],
    ['half a second', { durationSec: 0.5 }, false],
    ['extra time of half as much again', { timeFactor: 1.5 }, true],
    ['three times the time', { timeFactor: 3 }, false],
  ])('%s: %#', (_, change, taken) => expect(isTaken(change)).toBe(taken))

  test('a submission that says nothing of extra time as one without', () => {
    expect(handInSchema.parse(submission).timeFactor).toBe(1)
    expect(examSubmissionSchema.parse(submission).timeFactor).toBe(1)
  })
})

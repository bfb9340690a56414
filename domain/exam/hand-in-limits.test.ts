import { expect, test } from 'vitest'
import { type Exam, examSchema, examSubmissionSchema } from './exam.ts'
import { fitsHandIn, handInSchema } from './hand-in-limits.ts'

const question = (id: string, text = 'Which gas?') => ({ id, text, options: ['a', 'b'], correctIndex: 0, tags: [] })
const exam = (questions: Exam['questions'], change: Partial<Exam> = {}): Exam => ({
  id: 'exam',
  title: 'Mock',
  subject: 'science',
  courseId: 'SNC1W',
  durationMinutes: 60,
  parts: [{ title: 'One', minutes: 60, calculator: true, firstQuestion: 0, questionCount: questions.length }],
  questions,
  ...change,
})
const submission = (change: Record<string, unknown> = {}) => ({
  id: '7f1f3c1e-3f0c-4a43-9a83-5d9d7f1c8a10',
  examId: 'exam',
  exam: exam([question('q1')]),
  answers: { q1: 0 },
  flagged: [],
  score: 100,
  correctCount: 1,
  incorrectCount: 0,
  unansweredCount: 0,
  totalQuestions: 1,
  responses: [{ questionId: 'q1', correct: true }],
  durationSec: 60,
  timeSpent: 60,
  startedAt: '2026-11-22T10:00:00Z',
  completedAt: '2026-11-22T10:01:00Z',
  timeFactor: 1,
  grade: '9',
  subject: 'science',
  courseId: 'SNC1W',
  ...change,
})
const numbered = (count: number) => Array.from({ length: count }, (_, index) => `q${index}`)

test('an exam far above any real one can be begun and handed in', () => {
  const large = exam(numbered(500).map((id) => question(id, 'x'.repeat(1000))))
  expect(fitsHandIn(large)).toBe(true)
  expect(handInSchema.safeParse(submission({ exam: large })).success).toBe(true)
})

test.each<[string, Exam]>([
  ['501 questions', exam(numbered(501).map((id) => question(id)))],
  ['a text of 600,000 letters', exam([question('q1', 'x'.repeat(600_000))])],
  ['a question whose id has 501 letters', exam([question('q'.repeat(501))])],
  ['an id of 501 letters', exam([question('q1')], { id: 'e'.repeat(501) })],
])('an exam with %s is neither begun nor handed in, and one that is kept is still read', (_, large) => {
  expect(fitsHandIn(large)).toBe(false)
  expect(handInSchema.safeParse(submission({ exam: large })).success).toBe(false)
  expect(examSchema.safeParse(large).data).toEqual(large)
})

const reply = (text: string) => ({ q1: { type: 'short-answer', text } })
test.each<[string, Record<string, unknown>]>([
  ['501 answers', { answers: Object.fromEntries(numbered(501).map((id) => [id, 1])) }],
  ['501 replies', { replies: Object.fromEntries(numbered(501).map((id) => [id, reply('x').q1])) }],
  ['a reply of 1,001 letters', { replies: reply('x'.repeat(1001)) }],
  ['mathematics of 401 letters', { replies: { q1: { type: 'maths', given: ['1'.repeat(401)] } } }],
  [
    'an essay of 20,001 letters',
    { replies: { q1: { type: 'written', texts: ['x'.repeat(20_001)], given: [], marks: [] } } },
  ],
  ['an order of 101 things', { replies: { q1: { type: 'ordering', order: numbered(101).map((_, index) => index) } } }],
  ['an answer to a name of 501 letters', { answers: { ['q'.repeat(501)]: 1 } }],
  ['a subject of 501 letters', { subject: 'x'.repeat(501) }],
])('a gateway refuses %s; the device, which kept it, reads it', (_, change) => {
  expect(handInSchema.safeParse(submission(change)).success).toBe(false)
  expect(examSubmissionSchema.safeParse(submission(change)).success).toBe(true)
})

test('an essay of 20,000 letters is handed in', () => {
  const replies = { q1: { type: 'written', texts: ['x'.repeat(20_000)], given: [], marks: [] } }
  expect(handInSchema.safeParse(submission({ replies })).success).toBe(true)
})

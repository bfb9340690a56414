import { expect, test } from 'vitest'
import type { StudyEvent } from '#domain/history/events.ts'
import { rich, richQuestion } from '#tests/factories/rich-question.ts'
import { createWorkerApi } from './worker-api.ts'

const scope = { courseId: 'SNC1W', moduleId: 'matter' }
let time = Date.UTC(2026, 10, 1, 15)
const answer = (questionId: string, status: 'correct' | 'incorrect' | 'skipped', moduleId = 'matter'): StudyEvent => {
  time += 60_000
  const id = `0199${String(time).padStart(14, '0')}`
  return {
    type: 'question-answered',
    id,
    at: time,
    zone: 'America/Toronto',
    device: 'laptop',
    curriculum: 'ontario',
    grade: '9',
    subject: 'science',
    courseId: 'SNC1W',
    moduleId,
    questionId,
    questionText: `Text of ${questionId}`,
    questionType: 'numeric',
    tags: ['states'],
    difficulty: 1,
    status,
    answer: status === 'skipped' ? null : '3',
    correctAnswer: '4',
    seconds: 10,
    hintsUsed: 0,
    source: 'practice',
  }
}
const history = [
  answer('a', 'incorrect'),
  answer('b', 'skipped'),
  answer('a', 'correct'),
  answer('c', 'incorrect'),
  answer('x', 'correct', 'space'),
]
const place = { grade: '9', subject: 'science', ...scope }

test('states of a module: best status and attempts, by question (ANA-01, OPN-83)', () => {
  const worker = createWorkerApi()
  worker.add(history)
  expect(worker.questionStates(scope)).toEqual({
    a: { best: 'correct', attempts: 2 },
    b: { best: 'skipped', attempts: 1 },
    c: { best: 'incorrect', attempts: 1 },
  })
  worker.add([answer('c', 'correct')])
  expect(worker.questionStates(scope).c).toEqual({ best: 'correct', attempts: 2 })
})

test('the history tab has a line per question, the latest first (ANA-22, ANA-23, ANA-24, ANA-25)', () => {
  const worker = createWorkerApi()
  worker.add(history)
  const lines = worker.questionSummaries(scope)
  expect(lines.map(({ questionId }) => questionId)).toEqual(['c', 'a', 'b'])
  expect(lines[0]).toMatchObject({ bestStatus: 'incorrect', correctAnswer: '4', attempts: 1, averageTime: 10 })
  expect(lines[1]).toMatchObject({ bestStatus: 'correct', isImproved: true, attempts: 2 })
  expect(lines[1]).not.toHaveProperty('correctAnswer')
})

test('the summaries agree with the full results of the export (ANA-05, ANA-28)', async () => {
  const worker = createWorkerApi()
  worker.add(history)
  const file = JSON.parse(await worker.exportAnalytics(place, 10, {}, time).text())
  expect(file.summary).toEqual({ totalQuestions: 10, attemptedQuestions: 3, completionRate: 30 })
  const ids = file.questionResults.map((result: { questionId: string }) => result.questionId)
  expect(ids).toEqual(worker.questionSummaries(scope).map(({ questionId }) => questionId))
  expect(file.learningRecommendations.map((one: { type: string }) => one.type)).toEqual(
    worker.recommendations(scope).map(({ type }) => type),
  )
})

test('a reset empties a module and leaves the others (ANA-27)', () => {
  const worker = createWorkerApi()
  worker.add(history)
  time += 1000
  const { id: _id, ...stamp } = { ...answer('a', 'correct') }
  worker.add([
    {
      type: 'challenge-progress-reset',
      id: 'ffff-reset',
      at: stamp.at,
      zone: stamp.zone,
      device: stamp.device,
      curriculum: 'ontario',
      ...place,
    },
  ])
  expect(worker.questionStates(scope)).toEqual({})
  expect(worker.questionSummaries(scope)).toEqual([])
  expect(Object.keys(worker.questionStates({ courseId: 'SNC1W', moduleId: 'space' }))).toEqual(['x'])
})

test('formulas are compared for every value of their letters, and read back (D17)', async () => {
  const worker = createWorkerApi()
  const question = richQuestion({
    type: 'short-answer',
    answerForm: 'algebra',
    answer: ['2x + 6'],
    sampleAnswer: rich('2x + 6'),
  })
  const check = (text: string) => worker.checkReply(question, { type: 'short-answer', text })
  expect(await check('6 + 2x')).toMatchObject({ status: 'correct' })
  expect(await check('2x + 5')).toMatchObject({ status: 'incorrect' })
  expect(await check('2(x +')).toEqual({ kind: 'malformed', reason: 'not-algebra' })
  expect(await worker.understandFormula('2(x+3)')).toMatchObject({ text: '2·(x + 3)' })
  expect(await worker.understandFormula('x² ≤ 4')).toMatchObject({ text: 'x^2 ≤ 4' })
  expect(await worker.understandFormula('2(x+')).toBeNull()
})

test('the calendar counts acts of the last days only', () => {
  const worker = createWorkerApi()
  worker.add(history)
  const days = worker.activity({ now: time, zone: 'America/Toronto' }, 7)
  expect(days).toHaveLength(7)
  expect(days.at(-1)?.acts).toBe(history.length)
  expect(
    worker.activity({ now: time + 30 * 86_400_000, zone: 'America/Toronto' }, 7).every(({ acts }) => acts === 0),
  ).toBe(true)
  expect(worker.studiedCourses()).toEqual(['SNC1W'])
})

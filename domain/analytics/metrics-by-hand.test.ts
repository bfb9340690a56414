import { describe, expect, test } from 'vitest'
import { answered, logOf, NOON, place, stampAt } from '#tests/factories/learner.ts'
import { noMetrics } from '#tests/factories/practice-metrics.ts'
import type { StudyEvent, StudyEventOf } from '../history/events.ts'
import { analyticsFold, attemptsIn, lastAttempt, questionStates, questionSummaries } from './scope-analytics.ts'
import type { StudyScope } from './scope-rows.ts'

// ANA-01..10, ANA-22..27 by hand; that it holds for every history is shown against the reference (practice-analytics.test.ts).

const module = { courseId: 'SNC1W', moduleId: 'matter' }
const metricsOf = (events: readonly StudyEvent[], scope: StudyScope = module) =>
  analyticsFold(scope).start(logOf(events)).metrics()
type Fields = Partial<StudyEventOf<'question-answered'>>
let minute = 0
/** An answer a minute after the one before. */
const answer = (questionId: string, status: 'correct' | 'incorrect' | 'skipped' = 'correct', fields: Fields = {}) =>
  answered(NOON + 60_000 * ++minute, { questionId, status, ...fields })
const reset = (moduleId = 'matter'): StudyEvent => ({
  type: 'challenge-progress-reset',
  ...place,
  moduleId,
  ...stampAt(NOON + 60_000 * ++minute),
})
/** Questions answered one after the other, c correct, x wrong, s skipped. */
const run = (letters: string) =>
  [...letters].map((letter, n) =>
    answer(`q${n}`, letter === 'c' ? 'correct' : letter === 'x' ? 'incorrect' : 'skipped'),
  )

test('without attempts all is nothing, and nothing is NaN (ANA-07)', () => {
  expect(metricsOf([])).toEqual(noMetrics)
})

describe('a question counts by the best it ever was (OPN-83)', () => {
  test.each([
    ['c', 100, 1, 0, 0],
    ['x', 0, 0, 1, 0],
    ['s', 0, 0, 0, 1],
    ['xc', 100, 1, 0, 0],
    ['cx', 100, 1, 0, 0],
    ['sx', 0, 0, 1, 0],
    ['xs', 0, 0, 1, 0],
    ['sxc', 100, 1, 0, 0],
  ])('tried %s: %i %% (ANA-08)', (letters, overallAccuracy, correct, incorrect, skipped) => {
    const events = run(letters).map((event) => ({ ...event, questionId: 'same' }))
    expect(metricsOf(events)).toMatchObject({ metrics: { overallAccuracy }, attempted: 1, correct, incorrect, skipped })
  })
  test('two of three questions are two thirds', () => {
    expect(metricsOf(run('ccx')).metrics.overallAccuracy).toBeCloseTo(66.667, 3)
  })
})

test('time is the mean of each question’s own mean: 10 and 30 s on one, 50 s on another are 35', () => {
  const events = [
    answer('a', 'incorrect', { seconds: 10 }),
    answer('a', 'correct', { seconds: 30 }),
    answer('b', 'correct', { seconds: 50 }),
  ]
  expect(metricsOf(events).metrics.averageTimePerQuestion).toBeCloseTo(35, 9)
})

test('time by type and accuracy by tag and difficulty are those of the latest attempt (OPN-87)', () => {
  const events = [
    answer('a', 'correct', { questionType: 'numeric', tags: ['old'], difficulty: 1, seconds: 20 }),
    answer('a', 'incorrect', { questionType: 'match', tags: ['ions', 'atoms'], difficulty: 3, seconds: 40 }),
    answer('b', 'incorrect', { questionType: 'match', tags: ['ions'], seconds: 60 }),
  ]
  expect(metricsOf(events)).toMatchObject({
    metrics: {
      timeByQuestionType: { match: 45 },
      accuracyByTag: { ions: 50, atoms: 100 },
      accuracyByDifficulty: { 3: 100 },
    },
    tags: { ions: { correct: 1, total: 2 }, atoms: { correct: 1, total: 1 } },
    difficulties: { 3: { correct: 1, total: 1 } },
  })
  expect(metricsOf(events).metrics.accuracyByTag).not.toHaveProperty('old')
})

test.each([0, 1, 3, 7, 8, 9, 2.5, -1, 70])(
  'a difficulty of %d, as a foreign gateway may send it, has its own share',
  (difficulty) => {
    expect(
      metricsOf([answer('a', 'correct', { difficulty }), answer('b', 'incorrect', { difficulty })]).metrics
        .accuracyByDifficulty,
    ).toEqual({
      [difficulty]: 50,
    })
  },
)

describe('the streak is of questions, back from the one attempted last (ANA-10, OPN-86)', () => {
  test.each([
    ['', 0],
    ['c', 1],
    ['ccc', 3],
    ['xcc', 2],
    ['ccx', 0],
    ['ccs', 0],
    ['cxcc', 2],
  ])('%s: %i', (letters, streak) => expect(metricsOf(run(letters)).metrics.streakData.currentStreak).toBe(streak))

  test('a question tried again moves to the end, and solved once it stays solved', () => {
    const [a, b, c] = [answer('a', 'incorrect'), answer('b'), answer('c')]
    expect(metricsOf([a, b, c, answer('a', 'correct')]).metrics.streakData.currentStreak).toBe(3)
    expect(metricsOf([b, c, answer('b', 'incorrect')]).metrics.streakData.currentStreak).toBe(2)
    expect(metricsOf([a, b, c, answer('a', 'skipped')]).metrics.streakData.currentStreak).toBe(0)
  })
})

describe('the trend is the last ten against the ten before (ANA-09, OPN-85)', () => {
  const [ten, wrong] = ['c'.repeat(10), 'x'.repeat(10)]
  test.each([
    ['x'.repeat(9), 0],
    [ten, 0],
    [`x${ten}`, 100],
    [`c${wrong}`, -100],
    [`${wrong}${ten}`, 100],
    [`${ten}${'cx'.repeat(5)}`, -50],
    // 10 of the last, 5 before them: 3 of 5 are 60 %
    [`cccxx${ten}`, 40],
    // what lies before the twenty does not matter
    [`${wrong}${ten}${ten}`, 0],
  ])('%s: %d points', (letters, trend) =>
    expect(metricsOf(run(letters)).metrics.improvementTrend).toBeCloseTo(trend, 9),
  )
})

describe('what counts', () => {
  const elsewhere = [answer('a', 'correct', { moduleId: 'space' }), answer('a', 'incorrect', { courseId: 'MTH1W' })]
  const here = answer('a', 'incorrect')
  test.each<[string, StudyScope, number, number]>([
    ['a module', module, 1, 0],
    ['a course', { courseId: 'SNC1W' }, 2, 1],
    ['everything', {}, 3, 1],
    ['a course nobody studied', { courseId: 'SBI3U' }, 0, 0],
  ])('in %s is its own', (_, scope, attempted, correct) => {
    expect(metricsOf([...elsewhere, here], scope)).toMatchObject({ attempted, correct })
  })

  test.each(['exam', 'lesson-check', 'tutor'] as const)('an answer from %s does not (ANA-03)', (source) => {
    expect(metricsOf([answer('a', 'correct', { source })]).attempted).toBe(0)
  })

  test('a reset takes away what was before it in its module, and nothing else (ANA-27)', () => {
    const events = [
      answer('a'),
      answer('b'),
      answer('far', 'correct', { moduleId: 'space' }),
      reset(),
      answer('a', 'incorrect'),
    ]
    expect(metricsOf(events)).toMatchObject({ attempted: 1, correct: 0, incorrect: 1 })
    expect(metricsOf(events, { courseId: 'SNC1W' })).toMatchObject({ attempted: 2, correct: 1 })
    expect(metricsOf([...events, reset('space')])).toMatchObject({ attempted: 1 })
    expect(metricsOf([...events, reset()])).toMatchObject({ attempted: 0 })
    expect(attemptsIn(logOf(events), module).map(({ status }) => status)).toEqual(['incorrect'])
  })
})

describe('question by question', () => {
  const events = [
    answer('a', 'incorrect', { seconds: 10, correctAnswer: '4' }),
    answer('b', 'skipped', { seconds: 6, answer: null }),
    answer('a', 'correct', { seconds: 20, correctAnswer: '4' }),
    answer('c', 'incorrect', { seconds: 8, correctAnswer: '9', questionText: 'x'.repeat(61) }),
  ]
  const log = logOf(events)
  const analytics = analyticsFold(module).start(log)

  test('each has its best status and how often it was tried (ANA-01)', () => {
    expect(questionStates(log, analytics)).toEqual({
      a: { best: 'correct', attempts: 2 },
      b: { best: 'skipped', attempts: 1 },
      c: { best: 'incorrect', attempts: 1 },
    })
  })

  test('the history lists them, the one attempted last first (ANA-22, ANA-23, ANA-24, ANA-25)', () => {
    const [c, a, b] = questionSummaries(log, analytics)
    expect(c).toMatchObject({
      questionId: 'c',
      questionText: `${'x'.repeat(60)}…`,
      correctAnswer: '9',
      isImproved: false,
    })
    expect(a).toMatchObject({ questionId: 'a', attempts: 2, bestStatus: 'correct', averageTime: 15, isImproved: true })
    expect(a).not.toHaveProperty('correctAnswer')
    expect(b).toMatchObject({ questionId: 'b', bestStatus: 'skipped', averageTime: 6, isImproved: false })
  })

  test('its latest attempt is found, and none of a record that is none', () => {
    const [record] = [...analytics.attempted()]
    expect(lastAttempt(log, analytics, record ?? 0)?.questionId).toBe('a')
    expect(lastAttempt(log, analytics, 999)).toBeUndefined()
  })
})

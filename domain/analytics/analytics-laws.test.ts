import { describe, expect, test } from 'vitest'
import { answered, logOf, NOON, place, stampAt } from '#tests/factories/learner.ts'
import { randomHistory } from '#tests/reference/random-history.ts'
import { seededRandom } from '#tests/seeded-random.ts'
import type { StudyEvent } from '../history/events.ts'
import { attemptColumns, CORRECT, INCORRECT, SKIPPED, STATUS_OF_RANK } from './attempt-columns.ts'
import { questionResults } from './question-results.ts'
import { analyticsFold, attemptsIn, lastAttempt, questionStates, questionSummaries } from './scope-analytics.ts'
import { type StudyScope, scopeRows } from './scope-rows.ts'

// What must hold between the figures of a history, whatever the history is (ANA-01..10, ANA-22..27).

const course = { courseId: 'SNC1W' }
const modules = [
  { courseId: 'SNC1W', moduleId: 'matter' },
  { courseId: 'SNC1W', moduleId: 'space' },
]
const histories = (count: number, seed: number): StudyEvent[][] => {
  const random = seededRandom(seed)
  return Array.from({ length: count }, () => randomHistory(random))
}
const of = (events: readonly StudyEvent[], scope: StudyScope) => {
  const log = logOf(events)
  const analytics = analyticsFold(scope).start(log)
  return { log, analytics, metrics: analytics.metrics() }
}
const shuffled = <T>(list: readonly T[], random: () => number): T[] =>
  list
    .map((item): [number, T] => [random(), item])
    .sort(([a], [b]) => a - b)
    .map(([, item]) => item)

describe('of any history', () => {
  test('a course is the sum of its modules', () => {
    for (const events of histories(200, 11)) {
      const whole = of(events, course).metrics
      const parts = modules.map((scope) => of(events, scope).metrics)
      for (const field of ['attempted', 'correct', 'incorrect', 'skipped'] as const)
        expect(parts.reduce((sum, part) => sum + part[field], 0)).toBe(whole[field])
    }
  })

  test('every question that was tried is correct, incorrect or skipped, and the accuracy is their share', () => {
    for (const events of histories(200, 12)) {
      const { metrics, attempted, correct, incorrect, skipped } = of(events, {}).metrics
      expect(correct + incorrect + skipped).toBe(attempted)
      expect(metrics.overallAccuracy).toBeCloseTo(attempted === 0 ? 0 : (100 * correct) / attempted, 9)
      expect(metrics.streakData.currentStreak).toBeLessThanOrEqual(correct)
      expect(Math.abs(metrics.improvementTrend)).toBeLessThanOrEqual(100)
      for (const share of [...Object.values(metrics.accuracyByTag), ...Object.values(metrics.accuracyByDifficulty)]) {
        expect(share).toBeGreaterThanOrEqual(0)
        expect(share).toBeLessThanOrEqual(100)
      }
    }
  })

  test('the order in which events arrive, and events that arrive twice, change nothing', () => {
    const random = seededRandom(13)
    for (const events of histories(100, 14)) {
      const { metrics } = of(events, course)
      expect(of(shuffled(events, random), course).metrics).toEqual(metrics)
      expect(of([...events, ...events.slice(0, 5)], course).metrics).toEqual(metrics)
    }
  })

  test('the list of questions, their states and their results speak of the same questions in the same order', () => {
    for (const events of histories(200, 15)) {
      const scope = { courseId: 'SNC1W', moduleId: 'matter' }
      const { log, analytics, metrics } = of(events, scope)
      const summaries = questionSummaries(log, analytics)
      const results = questionResults(attemptsIn(log, scope))
      expect(summaries.map(({ questionId }) => questionId)).toEqual(results.map(({ questionId }) => questionId))
      expect(summaries).toHaveLength(metrics.attempted)
      const states = questionStates(log, analytics)
      for (const [index, summary] of summaries.entries()) {
        const result = results[index]
        expect(states[summary.questionId]).toEqual({ best: summary.bestStatus, attempts: summary.attempts })
        expect(result).toMatchObject({ bestStatus: summary.bestStatus, lastAttempted: summary.lastAttempted })
        expect(result?.attempts).toHaveLength(summary.attempts)
        expect(result?.averageTimeSpent).toBeCloseTo(summary.averageTime, 9)
      }
    }
  })

  test('attempts of a question are numbered from one, in time, and its time is the sum of theirs', () => {
    for (const events of histories(100, 16)) {
      for (const result of questionResults(attemptsIn(logOf(events), {}))) {
        const { attempts } = result
        expect(attempts.map(({ attemptNumber }) => attemptNumber)).toEqual(attempts.map((_, index) => index + 1))
        const times = attempts.map(({ timestamp }) => timestamp)
        expect(times.toSorted((a, b) => a - b)).toEqual(times)
        expect(result.lastAttempted).toBe(times.at(-1))
        expect(attempts.reduce((sum, { timeSpent }) => sum + timeSpent, 0)).toBeCloseTo(result.totalTimeSpent, 6)
        const statuses = attempts.map(({ status }) => status)
        const best = (['correct', 'incorrect', 'skipped'] as const).find((status) => statuses.includes(status))
        expect(result.bestStatus).toBe(best)
      }
    }
  })

  test('one more right answer never lowers the accuracy, one more wrong one never raises the streak', () => {
    for (const [index, events] of histories(100, 17).entries()) {
      const before = of(events, {}).metrics
      const at = Math.max(0, ...events.map((event) => event.at)) + 1000
      const right = answered(at, { questionId: `q${index % 5}`, status: 'correct' })
      const wrong = answered(at, { questionId: 'never seen', status: 'incorrect' })
      expect(of([...events, right], {}).metrics.correct).toBeGreaterThanOrEqual(before.correct)
      expect(of([...events, wrong], {}).metrics.metrics.streakData.currentStreak).toBe(0)
    }
  })

  test('after a reset of every module nothing is left, and the log itself is whole', () => {
    for (const events of histories(50, 18)) {
      const at = Math.max(0, ...events.map((event) => event.at)) + 1
      const resets = ['SNC1W', 'MTH1W'].flatMap((courseId) =>
        ['matter', 'space'].map(
          (moduleId): StudyEvent => ({
            type: 'challenge-progress-reset',
            ...place,
            courseId,
            moduleId,
            ...stampAt(at),
          }),
        ),
      )
      const { log, metrics } = of([...events, ...resets], {})
      expect(metrics.attempted).toBe(0)
      const answers = new Set(events.filter(({ type }) => type === 'question-answered').map(({ id }) => id))
      expect(log.table('question-answered')?.count ?? 0).toBe(answers.size)
    }
  })
})

describe('the columns that analytics reads', () => {
  test('of a history without answers are empty, and can be asked for all the same', () => {
    const columns = attemptColumns(logOf([]).table('question-answered'))
    expect(columns.count).toBe(0)
    expect(attemptColumns(undefined)).toMatchObject({ count: 0, difficulty: null })
    expect(columns.records.size + columns.questionTypes.size + columns.tagNames.size).toBe(0)
  })

  test('know of every set of statuses the best one', () => {
    const log = logOf(
      (['skipped', 'incorrect', 'correct'] as const).map((status, index) =>
        answered(NOON + index, { questionId: `q${index}`, status }),
      ),
    )
    const { bestOfSeen, status } = attemptColumns(log.table('question-answered'))
    const [skipped = 0, incorrect = 0, correct = 0] = [...status.slice(0, 3)].map((code) => 1 << code)
    expect(bestOfSeen[0]).toBe(0)
    expect([skipped, incorrect, correct].map((seen) => bestOfSeen[seen])).toEqual([SKIPPED, INCORRECT, CORRECT])
    expect(bestOfSeen[skipped | incorrect]).toBe(INCORRECT)
    expect(bestOfSeen[skipped | correct]).toBe(CORRECT)
    expect(bestOfSeen[skipped | incorrect | correct]).toBe(CORRECT)
    expect([SKIPPED, INCORRECT, CORRECT].map((rank) => STATUS_OF_RANK[rank])).toEqual([
      'skipped',
      'incorrect',
      'correct',
    ])
  })

  test('grow with the history: a hundred questions, tags and types keep their own totals', () => {
    const events = Array.from({ length: 300 }, (_, n) =>
      answered(NOON + n * 1000, {
        questionId: `q${n}`,
        tags: [`t${n % 100}`],
        difficulty: n % 20,
        status: n % 2 === 0 ? 'correct' : 'incorrect',
      }),
    )
    const { metrics, tags, attempted } = of(events, {}).metrics
    expect(attempted).toBe(300)
    expect(Object.keys(tags)).toHaveLength(100)
    expect(tags.t4).toEqual({ correct: 3, total: 3 })
    expect(tags.t5).toEqual({ correct: 0, total: 3 })
    expect(Object.keys(metrics.accuracyByDifficulty)).toHaveLength(20)
    expect(metrics.accuracyByDifficulty[8]).toBe(100)
    expect(metrics.accuracyByDifficulty[19]).toBe(0)
  })
})

describe('a reset in the same moment as an answer', () => {
  const at = NOON
  const answer = (id: string): StudyEvent => ({ ...answered(at, { questionId: 'q' }), id })
  const reset: StudyEvent = { type: 'challenge-progress-reset', ...place, ...stampAt(at), id: 'm' }
  const count = (events: StudyEvent[]) => of(events, { courseId: 'SNC1W', moduleId: 'matter' }).metrics.attempted
  test('takes away what stands before it by id, and leaves what stands after', () => {
    expect(count([answer('a'), reset])).toBe(0)
    expect(count([reset, answer('z')])).toBe(1)
    expect(count([answer('a'), reset, answer('z')])).toBe(1)
  })
  test('the latest of several counts', () => {
    const later: StudyEvent = { ...reset, id: 'zz', at: at + 10 }
    expect(count([answer('a'), reset, answer('z'), later])).toBe(0)
    expect(count([later, reset, answer('z')])).toBe(0)
  })
})

test('what lies outside a scope has no row, and its latest attempt is not found', () => {
  const log = logOf([
    answered(NOON, { questionId: 'here' }),
    answered(NOON + 1, { questionId: 'there', moduleId: 'space' }),
  ])
  const analytics = analyticsFold({ courseId: 'SNC1W', moduleId: 'matter' }).start(log)
  const found = [...analytics.attempted()].map((record) => lastAttempt(log, analytics, record)?.questionId)
  expect(found).toEqual(['here'])
  expect(scopeRows(log, {})(99)).toBe(0)
})

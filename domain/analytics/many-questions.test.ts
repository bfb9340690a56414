import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { answered, logOf, NOON, place, stampAt } from '#tests/factories/learner.ts'
import { FIRST_CODE } from '../history/stored-column.ts'
import { attemptColumns } from './attempt-columns.ts'
import { PracticeAnalytics } from './practice-analytics.ts'
import { RecordColumns, ScopeTotals } from './record-totals.ts'
import { analyticsFold } from './scope-analytics.ts'
import { scopeRows } from './scope-rows.ts'

/** As many questions as told, each with a tag, a type and a difficulty of its own; every third is wrong. */
const tried = (count: number, from = 0) =>
  Array.from({ length: count }, (_, index) => {
    const n = from + index
    return answered(NOON + n * 1000, {
      questionId: `q${n}`,
      tags: ['all', `tag ${n}`],
      questionType: `type ${n}`,
      difficulty: n,
      status: n % 3 === 2 ? 'incorrect' : 'correct',
      seconds: n + 1,
    })
  })
const metricsOf = (events: Parameters<typeof logOf>[0]) => analyticsFold({}).start(logOf(events)).metrics()

describe('however many questions, tags, types and difficulties there are', () => {
  test.each([1, 7, 8, 9, 63, 64, 65, 128, 129, 300])('%i of each: every one is counted', (count) => {
    const { metrics, attempted, correct, incorrect, tags, difficulties } = metricsOf(tried(count))
    const wrong = Math.floor(count / 3)
    expect({ attempted, correct, incorrect }).toEqual({ attempted: count, correct: count - wrong, incorrect: wrong })
    expect(tags.all).toEqual({ correct: count - wrong, total: count })
    expect(Object.keys(tags)).toHaveLength(count + 1)
    for (let n = 0; n < count; n++) {
      const share = n % 3 === 2 ? 0 : 100
      expect(metrics.accuracyByTag[`tag ${n}`]).toBe(share)
      expect(metrics.accuracyByDifficulty[n]).toBe(share)
      expect(difficulties[n]?.total).toBe(1)
      expect(metrics.timeByQuestionType[`type ${n}`]).toBeCloseTo(n + 1, 9)
    }
  })

  test('those that come one at a time, after the first hundred, are counted like those before', () => {
    const log = logOf(tried(100))
    const analytics = analyticsFold({}).start(log)
    for (const event of tried(100, 100)) {
      log.add([event])
      analytics.add(attemptColumns(log.table('question-answered')))
    }
    expect(analytics.metrics()).toEqual(metricsOf(tried(200)))
  })

  test('a tag named as what every object has is a tag', () => {
    const tags = ['constructor', 'toString', 'hasOwnProperty']
    const { metrics } = metricsOf([answered(NOON, { tags, status: 'incorrect' })])
    expect(Object.entries(metrics.accuracyByTag).sort()).toEqual(tags.map((tag) => [tag, 0]).sort())
  })
})

test('what a question says of itself is what its latest attempt says: tags, type and difficulty that it had are gone', () => {
  const before = answered(NOON, { tags: ['old', 'kept'], questionType: 'numeric', difficulty: 1, seconds: 10 })
  const after = answered(NOON + 1, { tags: ['kept', 'new'], questionType: 'match', difficulty: 9.5, seconds: 30 })
  for (const events of [
    [before, after],
    [after, before],
  ]) {
    const { tags, difficulties, metrics } = metricsOf(events)
    expect(Object.keys(tags).sort()).toEqual(['kept', 'new'])
    expect(difficulties).toEqual({ 9.5: { correct: 1, total: 1 } })
    expect(metrics.timeByQuestionType).toEqual({ match: 20 })
  }
})

test('a question taken away leaves nothing behind, whatever it was', () => {
  const attempt = fc.record({
    questionId: fc.constantFrom('q1', 'q2', 'q3'),
    tags: fc.uniqueArray(fc.constantFrom('a', 'b', 'c')),
    difficulty: fc.constantFrom(0, 1, 3, 8, 2.5, -1),
    status: fc.constantFrom('correct' as const, 'incorrect' as const, 'skipped' as const),
    seconds: fc.nat(60),
  })
  fc.assert(
    fc.property(fc.array(attempt, { minLength: 1, maxLength: 12 }), (attempts) => {
      const log = logOf(attempts.map((fields, index) => answered(NOON + index, fields)))
      const columns = attemptColumns(log.table('question-answered'))
      const { records } = new PracticeAnalytics(columns)
      const totals = new ScopeTotals()
      totals.fit(columns)
      const codes = Array.from({ length: columns.records.size }, (_, index) => index + FIRST_CODE)
      for (const code of codes) totals.count(columns, records, code, 1)
      expect(totals.attempted).toBe(new Set(attempts.map(({ questionId }) => questionId)).size)
      for (const code of codes.toReversed()) totals.count(columns, records, code, -1)
      expect(totals.attempted).toBe(0)
      expect(totals.byBest.every((count) => count === 0)).toBe(true)
      expect(totals.seconds).toBeCloseTo(0, 9)
      for (const group of [totals.tags, totals.types, totals.difficulties]) {
        expect(group.total.every((count) => count === 0)).toBe(true)
        expect(group.correct.every((count) => count === 0)).toBe(true)
      }
    }),
  )
})

test('room for more keeps what was there', () => {
  const records = new RecordColumns()
  records.attempts[63] = 5
  records.seconds[63] = 1.5
  records.last[63] = 9
  records.seen[63] = 4
  records.fit(64)
  expect(records.attempts).toHaveLength(64)
  records.fit(65)
  expect([records.attempts[63], records.seconds[63], records.last[63], records.seen[63]]).toEqual([5, 1.5, 9, 4])
  expect(records.attempts.length).toBeGreaterThanOrEqual(65)
})

describe('a reset of a module (ANA-27)', () => {
  const reset = (at: number, moduleId = place.moduleId) => ({
    type: 'challenge-progress-reset' as const,
    ...stampAt(at),
    ...place,
    moduleId,
  })
  const countOf = (events: Parameters<typeof logOf>[0], scope = {}) => {
    const log = logOf(events)
    return new PracticeAnalytics(attemptColumns(log.table('question-answered')), scopeRows(log, scope)).metrics()
      .attempted
  }

  test('leaves what came before out, and counts what comes after', () => {
    const q = (at: number, questionId: string) => answered(at, { questionId })
    expect(countOf([q(NOON, 'q1'), q(NOON + 1, 'q2'), reset(NOON + 2)])).toBe(0)
    expect(countOf([q(NOON, 'q1'), reset(NOON + 2), q(NOON + 3, 'q2')])).toBe(1)
    expect(countOf([q(NOON, 'q1'), reset(NOON + 2), q(NOON + 3, 'q1')])).toBe(1)
    expect(countOf([reset(NOON), q(NOON + 3, 'q1')])).toBe(1)
    expect(countOf([reset(NOON)])).toBe(0)
  })

  test('the latest of several counts, in whatever order they arrive', () => {
    const first = reset(NOON + 1)
    const second = reset(NOON + 3)
    const events = [answered(NOON, { questionId: 'q1' }), answered(NOON + 2, { questionId: 'q2' })]
    const last = answered(NOON + 4, { questionId: 'q3' })
    expect(countOf([...events, first, last, second])).toBe(1)
    expect(countOf([second, last, ...events, first])).toBe(1)
  })

  test('in the millisecond of an answer goes by the order of ids, as the history does (D5)', () => {
    const [earlier, resetEvent, later] = [
      answered(NOON, { questionId: 'q1' }),
      reset(NOON),
      answered(NOON, { questionId: 'q2' }),
    ]
    expect(countOf([later, earlier, resetEvent])).toBe(1)
  })

  test('of one module or course leaves the others as they are', () => {
    const events = [
      answered(NOON, { questionId: 'q1' }),
      answered(NOON, { questionId: 'q1', moduleId: 'space' }),
      answered(NOON, { questionId: 'q1', courseId: 'MTH1W' }),
    ]
    expect(countOf(events)).toBe(3)
    expect(countOf([...events, reset(NOON + 1)])).toBe(2)
    expect(countOf([...events, reset(NOON + 1)], { courseId: 'SNC1W' })).toBe(1)
    expect(countOf([...events, reset(NOON + 1)], { courseId: 'MTH1W', moduleId: 'matter' })).toBe(1)
    expect(countOf([...events, reset(NOON + 1, 'energy')])).toBe(3)
  })

  test('a module of the same name in another course is another module', () => {
    const events = [answered(NOON, { courseId: 'MTH1W' }), answered(NOON)]
    expect(countOf(events, { courseId: 'SNC1W', moduleId: 'matter' })).toBe(1)
    expect(countOf(events, { moduleId: 'matter' })).toBe(2)
    expect(countOf(events, { courseId: 'SNC1' })).toBe(0)
  })
})

import { expect, test } from 'vitest'
import { randomHistory } from '#tests/reference/random-history.ts'
import { referenceMetrics, referenceRecommendations, referenceRecords } from '#tests/reference/reference-analytics.ts'
import { seededRandom } from '#tests/seeded-random.ts'
import { createWorkerApi } from '#workers/worker-api.ts'
import type { StudyEvent } from '../history/events.ts'
import { LoadedLog } from '../history/loaded-log.ts'
import { attemptColumns } from './attempt-columns.ts'
import type { PerformanceMetrics } from './metrics.ts'
import { PracticeAnalytics } from './practice-analytics.ts'
import { scopeRows } from './scope-rows.ts'

/** Adding and taking away leaves rounding of the last bits; twelve digits are enough for any screen. */
const rounded = (value: unknown): unknown =>
  JSON.parse(JSON.stringify(value, (_, v: unknown) => (typeof v === 'number' ? Number(v.toFixed(9)) : v)))
const sorted = (metrics: PerformanceMetrics): unknown =>
  rounded(
    Object.fromEntries(
      Object.entries(metrics).map(([key, v]) => [key, typeof v === 'object' ? Object.entries(v).sort() : v]),
    ),
  )

const scopes = [{}, { courseId: 'SNC1W' }, { courseId: 'SNC1W', moduleId: 'matter' }]

test('the columns agree with the specification on 10,000 random histories (ANA-07, ANA-08, ANA-09, ANA-10, OPN-83, OPN-84, OPN-85, OPN-86, OPN-87, OPN-88)', () => {
  const random = seededRandom(20_261_120)
  for (let round = 0; round < 10_000; round++) {
    const events = randomHistory(random)
    const scope = scopes[round % scopes.length] ?? {}
    const log = new LoadedLog()
    log.add(events)
    const fast = new PracticeAnalytics(attemptColumns(log.table('question-answered')), scopeRows(log, scope))
    const plain = referenceMetrics(referenceRecords(events, scope))
    if (JSON.stringify(sorted(fast.metrics().metrics)) !== JSON.stringify(sorted(plain))) {
      expect(sorted(fast.metrics().metrics), `round ${round}`).toEqual(sorted(plain))
    }
  }
}, 120_000)

test('one answer at a time gives the same numbers as all at once, in any order of arrival (ANA-08, ANA-09, ANA-10)', () => {
  const random = seededRandom(7)
  for (let round = 0; round < 400; round++) {
    const events = randomHistory(random)
    const scope = scopes[round % scopes.length] ?? {}
    const worker = createWorkerApi()
    const arrived: StudyEvent[] = []
    for (const event of events) {
      worker.add([event])
      arrived.push(event)
      const plain = referenceMetrics(referenceRecords(arrived, scope))
      const fast = worker.practiceMetrics(scope).metrics
      if (JSON.stringify(sorted(fast)) !== JSON.stringify(sorted(plain))) {
        expect(sorted(fast), `round ${round}, after ${arrived.length}`).toEqual(sorted(plain))
      }
    }
  }
}, 120_000)

test('recommendations follow the rules on random histories (ANA-17, ANA-18, ANA-19, ANA-20, ANA-21, OPN-88, OPN-89)', () => {
  const random = seededRandom(99)
  const order = { high: 3, medium: 2, low: 1 }
  for (let round = 0; round < 2_000; round++) {
    const events = randomHistory(random)
    const worker = createWorkerApi()
    worker.add(events)
    const fast = worker.recommendations({})
    const about = (item: (typeof fast)[number]) => item.tag ?? item.questionIds?.toSorted().join(' ')
    const key = (item: { type: string; priority: string; about?: string | undefined }) =>
      `${item.type} ${item.priority} ${item.about ?? ''}`
    expect(fast.map((item) => key({ ...item, about: about(item) })).sort()).toEqual(
      referenceRecommendations(referenceRecords(events, {})).map(key).sort(),
    )
    const priorities = fast.map((item) => order[item.priority])
    expect(priorities).toEqual(priorities.toSorted((a, b) => b - a))
  }
}, 60_000)

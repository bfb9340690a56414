import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { answered, logOf, NOON } from '#tests/factories/learner.ts'
import { questionResults } from '../analytics/question-results.ts'
import { analyticsFold, attemptsIn } from '../analytics/scope-analytics.ts'
import { analyticsFileName, makeAnalyticsExport } from './analytics-export.ts'
import { recommend, tagTitle } from './recommend.ts'

const scope = { courseId: 'SNC1W', moduleId: 'matter' }
const place = { grade: '9', subject: 'science', ...scope }
const wrong = (at: number, questionId: string, tags: string[] = []) =>
  answered(NOON + at, { questionId, status: 'incorrect', answer: 'no', tags, lessonId: 'atoms', difficulty: 2 })
const exported = (events: ReturnType<typeof answered>[], totalQuestions: number) => {
  const log = logOf(events)
  const metrics = analyticsFold(scope).start(log).metrics()
  const recommendations = recommend({ metrics, wrongOnce: [], lessonOfTag: new Map(), titles: {} })
  const results = questionResults(attemptsIn(log, scope))
  return makeAnalyticsExport(place, { metrics: metrics.metrics, recommendations, results, totalQuestions }, NOON)
}

describe('Export Analytics writes (ANA-28)', () => {
  const file = exported(
    [wrong(0, 'q1', ['ions']), answered(NOON + 60_000, { questionId: 'q1', tags: ['ions'] }), wrong(1, 'q2', ['ions'])],
    8,
  )

  test('these fields and no others', () => {
    expect(Object.keys(file)).toEqual([
      'grade',
      'subject',
      'courseId',
      'moduleId',
      'exportDate',
      'performanceMetrics',
      'learningRecommendations',
      'questionResults',
      'summary',
    ])
    expect(file).toMatchObject({ ...place, exportDate: '2026-11-20T17:00:00.000Z' })
  })

  test('of a question all attempts, with times as a person reads them, and nothing that the module says already', () => {
    const [first] = file.questionResults
    expect(first).toMatchObject({
      questionId: 'q1',
      bestStatus: 'correct',
      totalTimeSpent: 60,
      averageTimeSpent: 30,
      lastAttempted: '2026-11-20T17:01:00.000Z',
    })
    expect(first?.attempts).toEqual([
      {
        attemptNumber: 1,
        status: 'incorrect',
        userAnswer: 'no',
        timestamp: '2026-11-20T17:00:00.000Z',
        timeSpent: 30,
        hintsUsed: 0,
      },
      {
        attemptNumber: 2,
        status: 'correct',
        userAnswer: '1',
        timestamp: '2026-11-20T17:01:00.000Z',
        timeSpent: 30,
        hintsUsed: 0,
      },
    ])
    for (const field of ['moduleId', 'lessonId']) expect(first).not.toHaveProperty(field)
  })

  test('of a recommendation what is said, not what the page links it with', () => {
    expect(file.learningRecommendations.length).toBeGreaterThan(0)
    for (const recommendation of file.learningRecommendations)
      expect(Object.keys(recommendation)).toEqual(['type', 'title', 'description', 'priority', 'actionItems'])
  })

  test.each([
    [0, 0],
    [2, 100],
    [8, 25],
    [3, 200 / 3],
  ])('of %i questions two attempted are %d %%', (total, completionRate) => {
    const { summary } = exported([wrong(0, 'q1'), wrong(1, 'q2')], total)
    expect(summary).toMatchObject({ totalQuestions: total, attemptedQuestions: 2 })
    expect(summary.completionRate).toBeCloseTo(completionRate, 9)
  })

  test('what any history gives can be read again as JSON', () => {
    const status = fc.constantFrom('correct' as const, 'incorrect' as const, 'skipped' as const)
    fc.assert(
      fc.property(fc.array(fc.tuple(status, fc.nat(3)), { maxLength: 8 }), (tries) => {
        const made = exported(
          tries.map(([each, q], index) => answered(NOON + index, { questionId: `q${q}`, status: each, tags: ['t'] })),
          4,
        )
        expect(JSON.parse(JSON.stringify(made))).toEqual(made)
        expect(made.summary.attemptedQuestions).toBe(new Set(tries.map(([, q]) => q)).size)
      }),
    )
  })
})

test('the file is named after course, module and day (OPN-92)', () => {
  expect(analyticsFileName('snc1w', 'matter', '2026-11-20')).toBe('knowledge-check-SNC1W-matter-2026-11-20.json')
})

test.each([
  ['ohms-law', 'Ohms law'],
  ['ions', 'Ions'],
  ['', ''],
  ['-lead', 'Lead'],
  ['ap-physics-1', 'Ap physics 1'],
  ['Already words', 'Already words'],
])('the tag “%s” reads “%s”', (tag, words) => expect(tagTitle(tag)).toBe(words))

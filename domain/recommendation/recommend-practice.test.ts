import { expect, test } from 'vitest'
import { answered, logOf, NOON } from '#tests/factories/learner.ts'
import { analyticsFold } from '../analytics/scope-analytics.ts'
import { recommendPractice } from './recommend-practice.ts'

const scope = { courseId: 'SNC1W', moduleId: 'matter' }
const recommended = (events: ReturnType<typeof answered>[], titles: Record<string, string> = {}) => {
  const log = logOf(events)
  return recommendPractice(log, analyticsFold(scope).start(log), titles)
}
const wrong = (at: number, questionId: string, fields: Parameters<typeof answered>[1] = {}) =>
  answered(NOON + at, { questionId, status: 'incorrect', ...fields })

test('without attempts nothing is recommended', () => {
  expect(recommended([])).toEqual([])
})

test('questions tried once and wrong are named, the latest first; solved, skipped and retried ones are not (ANA-19)', () => {
  const retry = recommended([
    wrong(1, 'first'),
    wrong(2, 'twice'),
    wrong(3, 'twice'),
    wrong(4, 'mended'),
    answered(NOON + 5, { questionId: 'mended' }),
    answered(NOON + 6, { questionId: 'skipped', status: 'skipped', answer: null }),
    wrong(7, 'last'),
    wrong(8, 'elsewhere', { moduleId: 'space' }),
  ]).find(({ type }) => type === 'retry-suggestion')
  expect(retry?.questionIds).toEqual(['last', 'first'])
})

test('a weak tag points to the lesson that most of its mistakes come from, by its title (ANA-18)', () => {
  const events = [
    wrong(1, 'a', { tags: ['ions'], lessonId: 'charges' }),
    wrong(2, 'b', { tags: ['ions'], lessonId: 'bonds' }),
    wrong(3, 'c', { tags: ['ions'], lessonId: 'bonds' }),
    wrong(4, 'd', { tags: ['ions'] }),
  ]
  const weak = recommended(events, { bonds: 'Why atoms bond' }).find(({ type }) => type === 'weak-tag')
  expect(weak?.actionItems[0]).toContain('Why atoms bond')
})

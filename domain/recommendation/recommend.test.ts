import { expect, test } from 'vitest'
import { recommendationGrounds } from '#tests/factories/recommendation-grounds.ts'
import type { PerformanceMetrics } from '../analytics/metrics.ts'
import { recommend } from './recommend.ts'

const recommended = (
  change: Partial<PerformanceMetrics>,
  wrongOnce: { questionId: string; questionText: string }[] = [],
) => recommend(recommendationGrounds(change, { wrongOnce }))

test.each([
  [39, 'high'],
  [40, 'medium'],
  [59, 'medium'],
  [60, undefined],
])('a tag at %i percent is %s (ANA-18)', (accuracy, priority) => {
  expect(recommended({ accuracyByTag: { ohm: accuracy } })[0]?.priority).toBe(priority)
})

test('an average of 120 seconds is fine, 121 is worth a word (ANA-20)', () => {
  expect(recommended({ averageTimePerQuestion: 120 })).toEqual([])
  expect(recommended({ averageTimePerQuestion: 121 })).toMatchObject([{ type: 'time-management', priority: 'low' }])
})

test('easy over 80 with intermediate under 60 suggests the step between them (ANA-21)', () => {
  const levels = (easy: number, intermediate: number) =>
    recommended({ accuracyByDifficulty: { 1: easy, 2: intermediate } })
  expect(levels(81, 59)).toMatchObject([{ type: 'difficult-questions', priority: 'medium' }])
  expect(levels(80, 59)).toEqual([])
  expect(levels(81, 60)).toEqual([])
  expect(recommended({ accuracyByDifficulty: { 1: 100 } })).toEqual([])
})

test('questions wrong on the first and only try make one card that lists them (ANA-19, OPN-89)', () => {
  const questions = ['a', 'b', 'c', 'd'].map((id) => ({ questionId: id, questionText: id.repeat(80) }))
  const cards = recommended({}, questions)
  expect(cards).toMatchObject([{ type: 'retry-suggestion', priority: 'medium', questionIds: ['a', 'b', 'c', 'd'] }])
  expect(cards[0]?.actionItems[0]).toBe(`Retry: ${'a'.repeat(60)}…`)
})

test('high comes before medium before low, the weakest tag first (ANA-17)', () => {
  const cards = recommended({ averageTimePerQuestion: 200, accuracyByTag: { weak: 50, weaker: 45, weakest: 10 } })
  expect(cards.map((card) => card.tag ?? card.type)).toEqual(['weakest', 'weaker', 'weak', 'time-management'])
})

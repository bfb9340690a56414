import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { recommendationGrounds } from '#tests/factories/recommendation-grounds.ts'
import { recommend } from './recommend.ts'

// ANA-15..21: what holds for recommendations, whatever they rest on.

const percent = fc.integer({ min: 0, max: 100 })
const accuracies = fc.dictionary(fc.constantFrom('ions', 'atoms', 'ohms-law', 'acids', 'waves'), percent)
const grounds = fc
  .record({
    accuracyByTag: accuracies,
    averageTimePerQuestion: fc.integer({ min: 0, max: 400 }),
    accuracyByDifficulty: fc.dictionary(fc.constantFrom('1', '2', '3'), percent),
    wrong: fc.nat(8),
  })
  .map(({ wrong, ...metrics }) =>
    recommendationGrounds(metrics, {
      wrongOnce: Array.from({ length: wrong }, (_, n) => ({
        questionId: `q${n}`,
        questionText: `Question ${n} `.repeat(9),
      })),
    }),
  )
const rank = { high: 0, medium: 1, low: 2 }

describe('recommendations', () => {
  test('stand by urgency; of weak tags the weakest first (ANA-17)', () => {
    fc.assert(
      fc.property(grounds, (given) => {
        const cards = recommend(given)
        const ranks = cards.map(({ priority }) => rank[priority])
        expect(ranks).toEqual([...ranks].sort((a, b) => a - b))
        const weak = cards.flatMap(({ tag }) =>
          tag === undefined ? [] : [given.metrics.metrics.accuracyByTag[tag] ?? 0],
        )
        expect(weak).toEqual([...weak].sort((a, b) => a - b))
      }),
    )
  })

  test('name every tag under sixty, once, and no other (ANA-18)', () => {
    fc.assert(
      fc.property(grounds, (given) => {
        const named = recommend(given).flatMap(({ tag }) => tag ?? [])
        const weak = Object.entries(given.metrics.metrics.accuracyByTag).flatMap(([tag, share]) =>
          share < 60 ? [tag] : [],
        )
        expect(named.toSorted()).toEqual(weak.toSorted())
      }),
    )
  })

  test('are one card at most of every other kind, and that one exactly where its rule says (ANA-19, ANA-20, ANA-21)', () => {
    fc.assert(
      fc.property(grounds, (given) => {
        const { averageTimePerQuestion, accuracyByDifficulty } = given.metrics.metrics
        const { 1: easy = 0, 2: intermediate = 100 } = accuracyByDifficulty
        const kinds = recommend(given).map(({ type }) => type)
        const count = (kind: string) => kinds.filter((one) => one === kind).length
        expect(count('time-management')).toBe(Number(averageTimePerQuestion > 120))
        expect(count('difficult-questions')).toBe(Number(easy > 80 && intermediate < 60))
        expect(count('retry-suggestion')).toBe(Number(given.wrongOnce.length > 0))
      }),
    )
  })

  test('say in a sentence why, and in a few what to do', () => {
    fc.assert(
      fc.property(grounds, (given) => {
        for (const { title, description, actionItems } of recommend(given)) {
          expect(title).toMatch(/^[A-Z]/)
          expect(description).toMatch(/^[A-Z\d].*\.$/)
          expect(description).not.toMatch(/NaN|undefined|Infinity|\d\.\d{3}/)
          expect(actionItems.length).toBeGreaterThan(0)
          expect(actionItems.length).toBeLessThanOrEqual(4)
          for (const item of actionItems) expect(item.length).toBeLessThanOrEqual(160)
        }
      }),
    )
  })

  test('a better share of one tag never makes the list more urgent', () => {
    fc.assert(
      fc.property(grounds, fc.constantFrom('ions', 'atoms'), percent, (given, tag, more) => {
        const before = given.metrics.metrics.accuracyByTag
        const better = recommendationGrounds({
          ...given.metrics.metrics,
          accuracyByTag: { ...before, [tag]: Math.max(before[tag] ?? 0, more) },
        })
        const urgent = (cards: ReturnType<typeof recommend>, of: string) =>
          cards.find((card) => card.tag === of)?.priority
        const [old, now] = [urgent(recommend(given), tag), urgent(recommend(better), tag)]
        if (before[tag] !== undefined && now !== undefined) expect(old && rank[old]).toBeLessThanOrEqual(rank[now])
      }),
    )
  })
})

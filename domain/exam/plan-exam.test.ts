import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { difficultyCounts, planExam, shareOut } from './plan-exam.ts'

// D21: a blueprint in shares becomes whole questions, by the largest remainder (Hamilton's method).

const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0)

describe('shares by the largest remainder', () => {
  test.each([
    { total: 100, weights: [43, 29, 28], shares: [43, 29, 28], why: 'whole shares stay as they are' },
    {
      total: 10,
      weights: [1, 1, 1],
      shares: [4, 3, 3],
      why: 'equal remainders: the earlier one gets the one left over',
    },
    { total: 11, weights: [1, 1, 1], shares: [4, 4, 3], why: 'two left over go to the first two' },
    {
      total: 5,
      weights: [6, 3, 1],
      shares: [3, 2, 0],
      why: '3, 1.5, 0.5: equal remainders, so the earlier of the two',
    },
    { total: 7, weights: [5, 3, 2], shares: [4, 2, 1], why: '3.5, 2.1, 1.4: the half is the largest remainder' },
    { total: 8, weights: [5, 3, 2], shares: [4, 2, 2], why: '4, 2.4, 1.6: the last has the largest remainder' },
    { total: 3, weights: [1, 1, 1, 1, 1], shares: [1, 1, 1, 0, 0], why: 'fewer things than takers' },
    { total: 4, weights: [0, 0], shares: [2, 2], why: 'no weights at all are equal weights' },
    { total: 5, weights: [0, 0], shares: [3, 2], why: 'no weights at all are equal weights' },
    { total: 6, weights: [2, 0, 1], shares: [4, 0, 2], why: 'a weight of 0 gets nothing' },
    { total: 0, weights: [3, 2], shares: [0, 0], why: 'nothing to share' },
    { total: 9, weights: [7], shares: [9], why: 'one taker' },
    // exact: 6, 7.5, 9, 8.25, 9, 7.5, 6, 6.75; two are left over, for .75 and the earlier .5
    {
      total: 60,
      weights: [8, 10, 12, 11, 12, 10, 8, 9],
      shares: [6, 8, 9, 8, 9, 7, 6, 7],
      why: 'an AP outline of 8 units',
    },
    { total: 4, weights: [], shares: [], why: 'no taker' },
  ])('$total over $weights is $shares ($why)', ({ total, weights, shares }) => {
    expect(shareOut(total, weights)).toEqual(shares)
  })

  const takers = fc.array(fc.integer({ min: 0, max: 60 }), { minLength: 1, maxLength: 10 })

  test('a heavier taker never gets less than a lighter one, and equals differ by one at most', () => {
    fc.assert(
      fc.property(fc.nat(120), takers, (total, weights) => {
        const shares = shareOut(total, weights)
        for (const [i, weight] of weights.entries())
          for (const [j, other] of weights.entries()) {
            if (weight > other) expect(shares[i]).toBeGreaterThanOrEqual(shares[j] ?? 0)
            if (weight === other) expect(Math.abs((shares[i] ?? 0) - (shares[j] ?? 0))).toBeLessThanOrEqual(1)
          }
      }),
    )
  })

  test('only the proportion of the weights counts', () => {
    fc.assert(
      fc.property(fc.nat(120), takers, fc.constantFrom(2, 4, 8), (total, weights, factor) => {
        expect(
          shareOut(
            total,
            weights.map((weight) => weight * factor),
          ),
        ).toEqual(shareOut(total, weights))
      }),
    )
  })
})

describe('the mix of difficulties', () => {
  const usual = { easy: 0.3, intermediate: 0.5, advanced: 0.2 }
  test.each([
    { count: 20, mix: usual, easy: 6, intermediate: 10, advanced: 4 },
    { count: 10, mix: usual, easy: 3, intermediate: 5, advanced: 2 },
    // 4.5, 7.5, 3: one left over, which goes to the easier of two equal remainders
    { count: 15, mix: usual, easy: 5, intermediate: 7, advanced: 3 },
    { count: 1, mix: usual, easy: 0, intermediate: 1, advanced: 0 },
    { count: 0, mix: usual, easy: 0, intermediate: 0, advanced: 0 },
    { count: 7, mix: { easy: 0, intermediate: 0, advanced: 1 }, easy: 0, intermediate: 0, advanced: 7 },
  ])('$count questions are $easy easy, $intermediate intermediate, $advanced advanced', (row) => {
    expect(difficultyCounts(row.count, row.mix)).toEqual({ 1: row.easy, 2: row.intermediate, 3: row.advanced })
  })
})

describe('the plan of an exam', () => {
  const course = (weights: readonly number[], sizes: readonly number[]) =>
    ({
      modules: weights.map((weight, index) => ({ id: `m${index}`, weight })),
      exam: { parts: sizes.map((questions) => ({ title: '', minutes: 10, questions, calculator: true })) },
    }) as unknown as Parameters<typeof planExam>[0]

  test('one part has what the weights say', () => {
    expect(planExam(course([3, 2, 0], [20])).counts).toEqual([[12, 8, 0]])
  })

  test('two parts of AP Calculus, 30 and 15 questions over weights 2, 1: 30, 15 in all, 20, 10 in the first', () => {
    expect(planExam(course([2, 1], [30, 15])).counts).toEqual([
      [20, 10],
      [10, 5],
    ])
  })

  test('three small parts each take their share of what is still owed', () => {
    // 6 over three equal modules: 2 each; 2 of [2, 2, 2], then 2 of [1, 1, 2], then the rest
    expect(planExam(course([1, 1, 1], [2, 2, 2])).counts).toEqual([
      [1, 1, 0],
      [1, 0, 1],
      [0, 1, 1],
    ])
  })

  test('rows are the parts, columns the shares of the modules, and nothing is negative', () => {
    const weights = fc.array(fc.integer({ min: 0, max: 20 }), { minLength: 1, maxLength: 8 })
    const sizes = fc.array(fc.integer({ min: 0, max: 40 }), { minLength: 1, maxLength: 4 })
    fc.assert(
      fc.property(weights, sizes, (given, parts) => {
        const { counts } = planExam(course(given, parts))
        expect(counts.map(sum)).toEqual(parts)
        const ofModule = given.map((_, module) => sum(counts.map((row) => row[module] ?? 0)))
        expect(ofModule).toEqual(shareOut(sum(parts), given))
        for (const count of counts.flat()) expect(count).toBeGreaterThanOrEqual(0)
      }),
    )
  })
})

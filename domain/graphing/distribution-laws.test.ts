import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  binomialAt,
  binomialUpTo,
  chiSquareAbove,
  geometricAt,
  geometricUpTo,
  normalBetween,
  normalInverse,
  tBelow,
  tInverse,
} from './distributions.ts'

describe('distributions keep their laws', () => {
  const z = fc.double({ min: -6, max: 6, noNaN: true })
  const freedom = fc.integer({ min: 1, max: 100 })
  const share = fc.double({ min: 0.01, max: 0.99, noNaN: true })

  test.each([
    ['within one deviation', 1, 0.6827],
    ['within two', 2, 0.9545],
    ['within three', 3, 0.9973],
  ])('of a normal distribution %s lies its known share', (_name, k, wanted) => {
    expect(normalBetween(100 - 15 * k, 100 + 15 * k, 100, 15)).toBeCloseTo(wanted, 4)
  })

  test('shares of neighbouring stretches add up, and both sides are alike', () => {
    fc.assert(
      fc.property(z, z, z, (a, b, c) => {
        const [low = 0, middle = 0, high = 0] = [a, b, c].sort((one, two) => one - two)
        const sum = normalBetween(low, middle, 0, 1) + normalBetween(middle, high, 0, 1)
        expect(sum).toBeCloseTo(normalBetween(low, high, 0, 1), 11)
        expect(normalBetween(-high, -low, 0, 1)).toBeCloseTo(normalBetween(low, high, 0, 1), 11)
      }),
    )
  })

  test('t has heavier tails than the normal distribution, and comes to it with many degrees of freedom', () => {
    fc.assert(
      fc.property(fc.double({ min: 0.5, max: 6, noNaN: true }), freedom, (t, k) => {
        const normal = normalBetween(Number.NEGATIVE_INFINITY, t, 0, 1)
        expect(tBelow(t, k)).toBeLessThanOrEqual(normal + 1e-12)
        expect(tBelow(t, k + 1)).toBeGreaterThanOrEqual(tBelow(t, k) - 1e-12)
        expect(tBelow(-t, k)).toBeCloseTo(1 - tBelow(t, k), 11)
        expect(tBelow(t, 1e6)).toBeCloseTo(normal, 5)
      }),
    )
  })

  test('χ² with one degree of freedom is the square of a normal value', () => {
    fc.assert(
      fc.property(z, (value) => {
        expect(chiSquareAbove(value * value, 1)).toBeCloseTo(
          1 - normalBetween(-Math.abs(value), Math.abs(value), 0, 1),
          10,
        )
      }),
    )
  })

  test('the chances of all counts add up to one, and successes and failures are mirror images', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 30 }), share, fc.nat(30), (n, p, k) => {
        const all = Array.from({ length: n + 1 }, (_, count) => binomialAt(count, n, p))
        expect(all.reduce((sum, each) => sum + each, 0)).toBeCloseTo(1, 10)
        if (k <= n) expect(binomialAt(k, n, p)).toBeCloseTo(binomialAt(n - k, n, 1 - p), 10)
      }),
    )
  })

  test('a first success never comes before the first trial, and waiting longer changes nothing (no memory)', () => {
    fc.assert(
      fc.property(share, fc.integer({ min: 1, max: 20 }), fc.integer({ min: 1, max: 20 }), (p, s, t) => {
        expect(geometricAt(0, p)).toBe(0)
        const survive = (k: number) => 1 - geometricUpTo(k, p)
        expect(survive(s + t)).toBeCloseTo(survive(s) * survive(t), 10)
      }),
    )
  })

  test.each([
    ['a deviation of zero', () => normalBetween(0, 1, 0, 0)],
    ['ends the wrong way round', () => normalBetween(1, 0, 0, 1)],
    ['no degrees of freedom', () => tBelow(1, 0)],
    ['a share above one', () => normalInverse(1.2, 0, 1)],
    ['a share below zero', () => tInverse(-0.1, 5)],
    ['half a success', () => binomialAt(1.5, 3, 0.5)],
    ['a chance above one', () => binomialUpTo(1, 3, 1.5)],
    ['a first success that never comes', () => geometricAt(1, 0)],
    ['χ² without freedom', () => chiSquareAbove(1, 0)],
  ])('%s has no answer', (_name, asked) => expect(asked()).toBeNaN())

  test.each([
    ['certain success', () => binomialAt(5, 5, 1), 1],
    ['no success where none can be', () => binomialAt(0, 5, 0), 1],
    ['more successes than trials', () => binomialAt(6, 5, 0.5), 0],
    ['at most as many as trials', () => binomialUpTo(5, 5, 0.5), 1],
    ['fewer than none', () => binomialUpTo(-1, 5, 0.5), 0],
    ['everything', () => normalBetween(Number.NEGATIVE_INFINITY, Number.POSITIVE_INFINITY, 3, 2), 1],
    ['the middle', () => normalInverse(0.5, 70, 4), 70],
    ['t in the middle', () => tInverse(0.5, 9), 0],
    ['χ² beyond all bounds', () => chiSquareAbove(Number.POSITIVE_INFINITY, 4), 0],
    ['below the lowest', () => normalInverse(0, 0, 1), Number.NEGATIVE_INFINITY],
  ])('%s', (_name, asked, wanted) => expect(asked()).toBeCloseTo(wanted, 12))
})

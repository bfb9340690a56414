import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  binomialAt,
  binomialUpTo,
  chiSquareAbove,
  geometricAt,
  geometricUpTo,
  logGamma,
  normalBetween,
  normalInverse,
  tBelow,
  tInverse,
} from './distributions.ts'

const close = (value: number, wanted: number) => expect(Math.abs(value - wanted) / Math.abs(wanted)).toBeLessThan(1e-9)

// Known in closed form, or from the tables of Abramowitz and Stegun (26.1, 26.8, 26.10) to their digits.
describe('known values', () => {
  test.each([
    [-1.959963984540054, 0.025],
    [-1, 0.15865525393145707],
    [1, 0.8413447460685429],
    [2.5758293035489004, 0.995],
    [-6, 9.865876450376981e-10],
  ])('the share of a standard normal below %d is %d', (z, share) => {
    close(normalBetween(Number.NEGATIVE_INFINITY, z, 0, 1), share)
    if (z > -6) expect(normalInverse(share, 0, 1)).toBeCloseTo(z, 8)
  })

  test('far in the upper tail the digits are kept', () => {
    close(normalBetween(6, Number.POSITIVE_INFINITY, 0, 1), 9.865876450376981e-10)
  })

  test('t with one degree of freedom is the Cauchy distribution, with two it has a closed form', () => {
    fc.assert(
      fc.property(fc.double({ min: -60, max: 60, noNaN: true }), (t) => {
        expect(tBelow(t, 1)).toBeCloseTo(0.5 + Math.atan(t) / Math.PI, 11)
        expect(tBelow(t, 2)).toBeCloseTo(0.5 + t / (2 * Math.sqrt(2 + t * t)), 11)
      }),
    )
  })

  test('critical values of t are those of the printed table', () => {
    for (const [share, freedom, t] of [
      [0.975, 10, 2.228],
      [0.95, 5, 2.015],
      [0.995, 30, 2.75],
      [0.9, 1, 3.078],
    ] as const)
      expect(tInverse(share, freedom)).toBeCloseTo(t, 3)
  })

  test('χ² with two degrees of freedom is exponential, and others are as in the table', () => {
    fc.assert(
      fc.property(fc.double({ min: 0.001, max: 80, noNaN: true }), (value) => {
        close(chiSquareAbove(value, 2), Math.exp(-value / 2))
        close(chiSquareAbove(value, 4), Math.exp(-value / 2) * (1 + value / 2))
      }),
    )
    expect(chiSquareAbove(3.841459, 1)).toBeCloseTo(0.05, 7)
    expect(chiSquareAbove(18.307038, 10)).toBeCloseTo(0.05, 7)
  })

  test('ln Γ is the logarithm of the factorial', () => {
    let logarithm = 0
    for (let n = 2; n <= 170; n++) {
      logarithm += Math.log(n)
      close(logGamma(n + 1), logarithm)
    }
  })
})

const share = fc.double({ min: 0.001, max: 0.999, noNaN: true })

describe('with any numbers', () => {
  test('binomial probabilities are those of the products, and add up to the cumulative ones', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 60 }), share, (n, p) => {
        let sum = 0
        let choices = 1
        for (let k = 0; k <= n; k++) {
          const exact = choices * p ** k * (1 - p) ** (n - k)
          expect(binomialAt(k, n, p)).toBeCloseTo(exact, 11)
          sum += exact
          expect(binomialUpTo(k, n, p)).toBeCloseTo(Math.min(1, sum), 10)
          choices = (choices * (n - k)) / (k + 1)
        }
      }),
    )
  })

  test('geometric probabilities add up to the cumulative ones', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 40 }), share, (k, p) => {
        let sum = 0
        for (let trial = 1; trial <= k; trial++) sum += geometricAt(trial, p)
        expect(geometricUpTo(k, p)).toBeCloseTo(sum, 11)
      }),
    )
  })

  test('inverses undo', () => {
    fc.assert(
      fc.property(
        share,
        fc.integer({ min: 1, max: 200 }),
        fc.double({ min: -50, max: 50, noNaN: true }),
        fc.double({ min: 0.01, max: 50, noNaN: true }),
        (p, freedom, mean, deviation) => {
          expect(tBelow(tInverse(p, freedom), freedom)).toBeCloseTo(p, 10)
          const value = normalInverse(p, mean, deviation)
          expect(normalBetween(Number.NEGATIVE_INFINITY, value, mean, deviation)).toBeCloseTo(p, 9)
        },
      ),
    )
  })

  test('whatever is asked, the answer is a probability or no number, in a bounded time', () => {
    const any = fc.double()
    fc.assert(
      fc.property(any, any, any, any, (a, b, c, d) => {
        for (const answer of [
          normalBetween(a, b, c, d),
          tBelow(a, b),
          chiSquareAbove(a, b),
          binomialAt(a, b, c),
          binomialUpTo(a, b, c),
          geometricAt(a, b),
          geometricUpTo(a, b),
        ])
          expect(Number.isNaN(answer) || (answer >= 0 && answer <= 1 + 1e-9)).toBe(true)
        normalInverse(a, b, c)
        tInverse(a, b)
      }),
    )
  })
})

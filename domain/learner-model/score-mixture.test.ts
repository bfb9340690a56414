import fc from 'fast-check'
import { expect, test } from 'vitest'
import { meanOf, quantileOf, type ScoreMixture } from './score-mixture.ts'

const normal = (mean: number, spread: number): ScoreMixture => [{ weight: 1, mean, variance: spread ** 2 }]
/** Mixtures of scores, well within 0..1. */
const anyMixture = fc
  .array(
    fc.record({
      weight: fc.double({ min: 0.05, max: 1, noNaN: true }),
      mean: fc.double({ min: 0.25, max: 0.75, noNaN: true }),
      spread: fc.double({ min: 0.02, max: 0.06, noNaN: true }),
    }),
    { minLength: 1, maxLength: 5 },
  )
  .map((parts) => {
    const total = parts.reduce((sum, { weight }) => sum + weight, 0)
    return parts.map(({ weight, mean, spread }) => ({ weight: weight / total, mean, variance: spread ** 2 }))
  })

test.each([
  [0.05, -1.6449],
  [0.25, -0.6745],
  [0.5, 0],
  [0.95, 1.6449],
])('of a normal score, a share of %d lies below the mean and %d spreads', (share, z) => {
  expect(quantileOf(normal(0.6, 0.1), share)).toBeCloseTo(0.6 + 0.1 * z, 3)
})

test('the share below a quantile is what was asked for, found by adding up the density', () => {
  fc.assert(
    fc.property(anyMixture, fc.constantFrom(0.05, 0.3, 0.5, 0.95), (mixture, share) => {
      const quantile = quantileOf(mixture, share)
      const steps = 1000
      let under = 0
      for (let i = 0; i < steps; i++) {
        const x = ((i + 0.5) * quantile) / steps
        for (const { weight, mean, variance } of mixture)
          under += (weight * Math.exp(-((x - mean) ** 2) / 2 / variance)) / Math.sqrt(2 * Math.PI * variance)
      }
      expect((under * quantile) / steps).toBeCloseTo(share, 2)
    }),
    { numRuns: 50 },
  )
})

test('of two shares the larger has the larger quantile, and the mean lies between the ends of the interval', () => {
  const anyShare = fc.double({ min: 0.01, max: 0.98, noNaN: true })
  fc.assert(
    fc.property(anyMixture, anyShare, fc.double({ min: 0.005, max: 0.01, noNaN: true }), (mixture, share, more) => {
      expect(quantileOf(mixture, share + more)).toBeGreaterThanOrEqual(quantileOf(mixture, share))
      const mean = meanOf(mixture)
      expect(quantileOf(mixture, 0.001) < mean && mean < quantileOf(mixture, 0.999)).toBe(true)
    }),
  )
})

test('a score that may be more than all or less than nothing ends there', () => {
  expect(quantileOf(normal(0.99, 0.05), 0.95)).toBeCloseTo(1, 4)
  expect(quantileOf(normal(0.01, 0.05), 0.05)).toBeCloseTo(0, 4)
})

test('of two kinds of students the interval spans both, and neither is its middle', () => {
  const two = [...normal(0.2, 0.02), ...normal(0.8, 0.02)].map((part) => ({ ...part, weight: 0.5 }))
  expect(meanOf(two)).toBeCloseTo(0.5, 12)
  expect(quantileOf(two, 0.05)).toBeLessThan(0.2)
  expect(quantileOf(two, 0.95)).toBeGreaterThan(0.8)
})

import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  downwards,
  kernelOf,
  LOWEST,
  likelihoodOf,
  mapped,
  mixtureOf,
  normalised,
  POINTS,
  STEP,
  sumOver,
  times,
  upwards,
} from './ability-grid.ts'

const anyNumbers = (min: number, max: number) =>
  fc
    .array(fc.double({ min, max, noNaN: true }), { minLength: POINTS, maxLength: POINTS })
    .map((numbers) => Float64Array.from(numbers))
const anyWeights = anyNumbers(0.001, 1)
const anySpread = fc.double({ min: 0.2, max: 2, noNaN: true })
const meanOf = (belief: Float64Array) => belief.reduce((sum, value, i) => sum + value * (LOWEST + i * STEP), 0)

describe('a mixture', () => {
  test('adds up to its shares, and its mean is the mean of its parts, where the grid holds them', () => {
    const anyMean = fc.double({ min: -1.5, max: 1.5, noNaN: true })
    fc.assert(
      fc.property(fc.double({ min: 0, max: 1, noNaN: true }), anyMean, anyMean, (share, one, two) => {
        const mixture = mixtureOf([
          { share, mean: one, spread: 0.6 },
          { share: 1 - share, mean: two, spread: 0.6 },
        ])
        expect(sumOver(mixture)).toBeCloseTo(1, 12)
        expect(meanOf(mixture)).toBeCloseTo(share * one + (1 - share) * two, 4)
      }),
    )
  })
  test('a part beyond the grid is heaped at its edge, and is not lost', () => {
    const mixture = mixtureOf([{ share: 1, mean: -9, spread: 0.5 }])
    expect(sumOver(mixture)).toBeCloseTo(1, 12)
    expect(mixture[0]).toBeGreaterThan(0.99)
  })
})

describe('a kernel', () => {
  test('gives each ability of the parent a distribution of the child’s: nothing is lost on the way down or made on the way up', () => {
    fc.assert(
      fc.property(anySpread, anyWeights, (spread, weights) => {
        const kernel = kernelOf(spread)
        for (const row of kernel.rows) expect(sumOver(row)).toBeCloseTo(1, 12)
        expect(sumOver(downwards(kernel, normalised(weights)))).toBeCloseTo(1, 12)
        for (const mean of upwards(kernel, new Float64Array(POINTS).fill(1))) expect(mean).toBeCloseTo(1, 12)
      }),
    )
  })
  test('up and down are the two sides of one sum over parent and child', () => {
    fc.assert(
      fc.property(anySpread, anyWeights, anyNumbers(-3, 3), (spread, parent, child) => {
        const kernel = kernelOf(spread)
        const above = sumOver(times(parent, upwards(kernel, child)))
        expect(above).toBeCloseTo(sumOver(times(downwards(kernel, parent), child)), 9)
      }),
    )
  })
  test('spreads a certain parent by its spread, to both sides alike', () => {
    const middle = Math.round(-LOWEST / STEP)
    const certain = Float64Array.from({ length: POINTS }, (_, i) => (i === middle ? 1 : 0))
    const child = downwards(kernelOf(0.8), certain)
    const centre = LOWEST + middle * STEP
    expect(meanOf(child)).toBeCloseTo(centre, 9)
    const variance = child.reduce((sum, value, i) => sum + value * (LOWEST + i * STEP - centre) ** 2, 0)
    expect(Math.sqrt(variance)).toBeGreaterThan(0.77)
    expect(Math.sqrt(variance)).toBeLessThan(0.81)
  })
})

describe('a likelihood', () => {
  test('has 1 as its largest value, and its peak gives the rest back', () => {
    fc.assert(
      fc.property(anyNumbers(-200, 0), (logs) => {
        const { likelihood, peak } = likelihoodOf(logs)
        expect(Math.max(...likelihood)).toBe(1)
        const back = mapped(likelihood, (value) => Math.log(value) + peak)
        for (const [i, log] of logs.entries()) expect(back[i]).toBeCloseTo(log, 6)
      }),
    )
  })
  test('is nowhere nothing, however long the history: beliefs are divided by one another', () => {
    const { likelihood } = likelihoodOf(Float64Array.from({ length: POINTS }, (_, i) => -1e6 * i))
    expect(likelihood.every((value) => value > 0)).toBe(true)
  })
})

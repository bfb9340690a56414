import fc from 'fast-check'
import { expect, test } from 'vitest'
import { distanceOf, nextSeed, SERIES_LENGTH, seedsFrom, seriesOf, takeOf } from './exam-series.ts'

const anySeed = fc.integer({ min: 0, max: 0xffff_ffff })

test('whoever retakes goes through the series once, wherever they began, and then any exam will do (D14)', () => {
  fc.assert(
    fc.property(anySeed, (first) => {
      const taken = [first]
      for (let next = nextSeed(taken); next !== undefined; next = nextSeed(taken)) taken.unshift(next)
      expect(new Set(taken).size).toBe(taken.length)
      expect(taken.toSorted()).toEqual(seedsFrom(first).toSorted())
      expect(new Set(taken.map(seriesOf)).size).toBe(1)
      for (const seed of taken) expect(seed).toBeLessThanOrEqual(0xffff_ffff)
    }),
  )
})

test('the exam after the last one of a series is its first; exams of other series leave it where it was', () => {
  expect(nextSeed([11])).toBe(6)
  expect(nextSeed([7, 600, 6])).toBe(8)
  expect(nextSeed([600, 7, 6])).toBe(601)
  expect(nextSeed([])).toBeUndefined()
})

test('a seed is its series and its place in it, and places go round', () => {
  fc.assert(fc.property(anySeed, (seed) => void expect(seriesOf(seed) + takeOf(seed)).toBe(seed)))
  expect([0, 1, 2, 3, 4, 5].map((take) => distanceOf(0, take))).toEqual([0, 1, 2, 3, 2, 1])
  expect(seedsFrom(8)).toEqual([8, 9, 10, 11, 6, 7])
  expect(seedsFrom(8)).toHaveLength(SERIES_LENGTH)
})

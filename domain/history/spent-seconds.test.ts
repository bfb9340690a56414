import fc from 'fast-check'
import { expect, test } from 'vitest'
import { spentSeconds } from './spent-seconds.ts'

test('seconds are kept to a tenth, and never more than half an hour', () => {
  expect(spentSeconds(12.34)).toBe(12.3)
  expect(spentSeconds(0.05)).toBe(0.1)
  expect(spentSeconds(40_000)).toBe(1800)
  expect(spentSeconds(-3)).toBe(0)
  fc.assert(
    fc.property(fc.double({ min: 0, max: 1800, noNaN: true }), (seconds) => {
      expect(Math.abs(spentSeconds(seconds) - seconds)).toBeLessThanOrEqual(0.05 + 1e-9)
    }),
  )
})

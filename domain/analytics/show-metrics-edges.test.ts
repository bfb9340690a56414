import fc from 'fast-check'
import { expect, test } from 'vitest'
import { accuracyBand, onePlacePercent, showSeconds, signedPercent } from './show-metrics.ts'

test.each([
  [0, '0 s'],
  [0.4, '0 s'],
  [59.4, '59 s'],
  [59.5, '1 min'],
  [60, '1 min'],
  [119.6, '2 min'],
  [121, '2 min 1 s'],
  [3600, '60 min'],
])('%d seconds read “%s”', (seconds, text) => expect(showSeconds(seconds)).toBe(text))

test.each([
  [0.05, '+0.1%'],
  [-0.05, '−0.1%'],
  [0.049, '0.0%'],
  [-0.049, '0.0%'],
  [100, '+100.0%'],
  [-33.333, '−33.3%'],
])('a change of %d points reads “%s” (ANA-12)', (points, text) => expect(signedPercent(points)).toBe(text))

test('a better accuracy never gets a worse colour (ANA-13)', () => {
  const percent = fc.double({ min: 0, max: 100, noNaN: true })
  const rank = { error: 0, warning: 1, success: 2 }
  fc.assert(
    fc.property(percent, percent, (a, b) => {
      const [low, high] = [Math.min(a, b), Math.max(a, b)]
      expect(rank[accuracyBand(low)]).toBeLessThanOrEqual(rank[accuracyBand(high)])
      expect(onePlacePercent(a)).toMatch(/^\d{1,3}\.\d%$/)
      expect(signedPercent(a - b)).toMatch(/^([+−]\d{1,3}\.\d|0\.0)%$/)
    }),
  )
})

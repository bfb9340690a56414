import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { describeWait, sessionTime } from './describe-wait.ts'

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

test.each([
  [0, '1 min'],
  [30_000, '1 min'],
  [89_999, '1 min'],
  [90_000, '2 min'],
  [6 * MINUTE, '6 min'],
  [59.4 * MINUTE, '59 min'],
  [59.5 * MINUTE, '1 h'],
  [HOUR, '1 h'],
  [1.5 * HOUR, '2 h'],
  [23.4 * HOUR, '23 h'],
  [23.5 * HOUR, '1 d'],
  [DAY, '1 d'],
  [2.4 * DAY, '2 d'],
  [30 * DAY, '30 d'],
  [31 * DAY, '1 mo'],
  [46 * DAY, '1.5 mo'],
  [163 * DAY, '5.4 mo'],
  [363 * DAY, '11.9 mo'],
  [364 * DAY, '1 y'],
  [498 * DAY, '1.4 y'],
  [3653 * DAY, '10 y'],
])('a wait of %d ms fits on a button as “%s”', (wait, text) => expect(describeWait(wait)).toBe(text))

const UNITS = ['min', 'h', 'd', 'mo', 'y']
/** What the words stand for, in milliseconds. */
const meant = (text: string): number => {
  const [number = '', unit = ''] = text.split(' ')
  const [minute, hour, day, month, year] = [MINUTE, HOUR, DAY, 30.44 * DAY, 365.25 * DAY]
  return Number(number) * ([minute, hour, day, month, year][UNITS.indexOf(unit)] ?? Number.NaN)
}

test('what a button says is never far off, and a longer wait never reads shorter', () => {
  const wait = fc.integer({ min: MINUTE, max: 5000 * DAY })
  fc.assert(
    fc.property(wait, wait, (a, b) => {
      expect(Math.abs(meant(describeWait(a)) - a) / a).toBeLessThan(0.34)
      const [shorter, longer] = [Math.min(a, b), Math.max(a, b)]
      expect(meant(describeWait(shorter))).toBeLessThanOrEqual(meant(describeWait(longer)) * 1.01)
      expect(describeWait(a)).not.toMatch(/^(6\d|60) min|^24 h|^3[1-9] d|^12 mo/)
    }),
  )
})

describe('time in a session', () => {
  test.each([
    [0, '0:00'],
    [59.99, '0:59'],
    [60, '1:00'],
    [3599, '59:59'],
    [3600, '60:00'],
    [-3, '0:00'],
  ])('%d seconds read %s (FLC-07)', (seconds, text) => expect(sessionTime(seconds)).toBe(text))
})

import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  attemptMinutes,
  formatDuration,
  formatTimer,
  formatTimeUsed,
  paceSeconds,
  timeFactors,
  timerTone,
} from './exam-time.ts'
import { currentPart, deadlinesAfterPart, partDeadlines } from './exam-timeline.ts'

// Times of an exam, either side of every boundary, and the rules of its deadlines (D8).

test.each([
  [7200, 'blue'],
  [1801, 'blue'],
  [1800, 'orange'],
  [601, 'orange'],
  [600, 'red'],
  [1, 'red'],
  [-5, 'red'],
])('with %i seconds left the clock is %s (EXP-02)', (left, tone) => expect(timerTone(left)).toBe(tone))

test.each([
  [0, '0:00'],
  [9, '0:09'],
  [60, '1:00'],
  [61.9, '1:01'],
  [599, '9:59'],
  [3599.999, '59:59'],
  [3600, '1:00:00'],
  [3661, '1:01:01'],
  [36_000, '10:00:00'],
  [-0.5, '0:00'],
])('%d seconds read %s (EXP-03)', (seconds, text) => expect(formatTimer(seconds)).toBe(text))

test.each([
  [0, '0 minutes'],
  [1, '1 minute'],
  [59, '59 minutes'],
  [59.4, '59 minutes'],
  [59.5, '1 hour'],
  [60, '1 hour'],
  [61, '1 hour 1 minute'],
  [90, '1 hour 30 minutes'],
  [119.7, '2 hours'],
  [121, '2 hours 1 minute'],
  [195, '3 hours 15 minutes'],
])('%d minutes read “%s” (EXI-03)', (minutes, text) => expect(formatDuration(minutes)).toBe(text))

test.each([
  [0, '0m 0s'],
  [59, '0m 59s'],
  [59.4, '0m 59s'],
  [59.6, '1m 0s'],
  [60, '1m 0s'],
  [119.5, '2m 0s'],
  [125, '2m 5s'],
  [5400, '90m 0s'],
  [-1, 'N/A'],
  [Number.POSITIVE_INFINITY, 'N/A'],
])('%d seconds used read %s (EXR-05)', (seconds, text) => expect(formatTimeUsed(seconds)).toBe(text))

test('whatever the time, no reading shows sixty of the smaller unit', () => {
  fc.assert(
    fc.property(fc.double({ min: 0, max: 100_000, noNaN: true }), (time) => {
      expect(formatDuration(time)).not.toMatch(/\b[6-9]\d+ minutes|\b60 minutes/)
      expect(formatTimeUsed(time)).toMatch(/^\d+m [1-5]?\ds$/)
      expect(formatTimer(time)).toMatch(/^(\d+:[0-5]\d|[1-5]?\d):[0-5]\d$/)
    }),
  )
})

test.each([
  [0, 0],
  [29, 0],
  [30, 1],
  [89, 1],
  [90, 2],
  [5400, 90],
])('%i seconds are %i minutes in the list of attempts (CRS-10)', (seconds, minutes) =>
  expect(attemptMinutes(seconds)).toBe(minutes),
)

test.each([
  { minutes: 90, questions: 60, pace: 90 },
  { minutes: 80, questions: 40, pace: 120 },
  { minutes: 105, questions: 45, pace: 140 },
  { minutes: 1, questions: 4, pace: 15 },
  { minutes: 1, questions: 5, pace: 15 }, // 12 would be no pace
  { minutes: 10, questions: 39, pace: 15 }, // 15.38
  { minutes: 10, questions: 38, pace: 16 }, // 15.79
  { minutes: 60, questions: 0, pace: 15 },
])('$questions questions in $minutes minutes are $pace s each (EXI-09)', ({ minutes, questions, pace }) =>
  expect(paceSeconds(minutes, questions)).toBe(pace),
)

describe('deadlines (D8)', () => {
  const anyParts = fc.array(fc.record({ minutes: fc.integer({ min: 1, max: 180 }) }), { minLength: 1, maxLength: 4 })
  const anyStart = fc.integer({ min: 0, max: 4_000_000_000_000 })
  const anyFactor = fc.constantFrom(...timeFactors)
  const MINUTE = 60_000

  test('extra time is one and a half or twice the time', () => {
    expect(timeFactors).toEqual([1, 1.5, 2])
    // half a minute of a part of 1 minute with half as much again
    expect(partDeadlines([{ minutes: 1 }, { minutes: 3 }], 1000, 1.5)).toEqual([91_000, 361_000])
  })

  test('every part gets its minutes, times the factor, from where the one before ended', () => {
    fc.assert(
      fc.property(anyParts, anyStart, anyFactor, (parts, start, factor) => {
        const deadlines = partDeadlines(parts, start, factor)
        for (const [index, { minutes }] of parts.entries())
          expect((deadlines[index] ?? 0) - (deadlines[index - 1] ?? start)).toBe(minutes * factor * MINUTE)
      }),
    )
  })

  test('a part handed in early gives the next one its whole time and no more, and never moves what is over', () => {
    fc.assert(
      fc.property(
        anyParts,
        anyStart,
        anyFactor,
        fc.double({ min: 0, max: 1, noNaN: true }),
        (parts, start, factor, early) => {
          const deadlines = partDeadlines(parts, start, factor)
          const part = Math.min(parts.length - 1, Math.floor(early * parts.length))
          const began = deadlines[part - 1] ?? start
          const now = began + Math.floor(early * ((deadlines[part] ?? 0) - began))
          const after = deadlinesAfterPart(parts, deadlines, part, now, factor)
          expect(after).toHaveLength(parts.length)
          expect(after.slice(0, part)).toEqual(deadlines.slice(0, part))
          expect(after[part]).toBe(now)
          for (let next = part + 1; next < parts.length; next++)
            expect((after[next] ?? 0) - (after[next - 1] ?? 0)).toBe((parts[next]?.minutes ?? 0) * factor * MINUTE)
          // nobody gains time by it
          for (const [index, deadline] of after.entries()) expect(deadline).toBeLessThanOrEqual(deadlines[index] ?? 0)
          expect(currentPart(after, now)).toBe(part + 1)
        },
      ),
    )
  })

  test('the running part never goes back as time passes, and a part is over on its very deadline', () => {
    fc.assert(
      fc.property(anyParts, anyStart, anyFactor, fc.array(fc.nat(400 * MINUTE)), (parts, start, factor, times) => {
        const deadlines = partDeadlines(parts, start, factor)
        const running = times.toSorted((a, b) => a - b).map((time) => currentPart(deadlines, start + time))
        expect(running).toEqual(running.toSorted((a, b) => a - b))
        for (const [index, deadline] of deadlines.entries()) {
          expect(currentPart(deadlines, deadline - 1)).toBe(index)
          expect(currentPart(deadlines, deadline)).toBe(index + 1)
        }
      }),
    )
    expect(currentPart([], 5)).toBe(0)
  })
})

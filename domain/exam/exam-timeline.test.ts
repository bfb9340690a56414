import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  BREAK_MINUTES,
  breakBefore,
  breakTime,
  currentPart,
  deadlinesAfterBreak,
  deadlinesAfterPart,
  partDeadlines,
  placeInExam,
} from './exam-timeline.ts'

const parts = [{ minutes: 60 }, { minutes: 45 }]
test('parts end one after the other, longer with extra time (D8, D21)', () => {
  expect(partDeadlines(parts, 0, 1)).toEqual([3_600_000, 6_300_000])
  expect(partDeadlines(parts, 0, 1.5)).toEqual([5_400_000, 9_450_000])
})

test('finishing a part early starts the next one with its full time', () => {
  expect(deadlinesAfterPart(parts, [3_600_000, 6_300_000], 0, 600_000, 1)).toEqual([600_000, 3_300_000])
})

test('exactly one part runs at any moment until the last deadline', () => {
  fc.assert(
    fc.property(fc.nat(10_000_000), (now) => {
      const deadlines = partDeadlines(parts, 0, 1)
      expect(currentPart(deadlines, now)).toBe(now < 3_600_000 ? 0 : now < 6_300_000 ? 1 : 2)
    }),
  )
})

const MINUTE = 60_000
const twoSections = [{ minutes: 90 }, { minutes: 24, kind: 'written' as const }]

test('another section begins after a break, a part of the same section at once (D24)', () => {
  expect([0, 1].map((part) => breakBefore(twoSections, part))).toEqual([0, BREAK_MINUTES * MINUTE])
  expect(breakBefore(parts, 1)).toBe(0)
  expect(partDeadlines(twoSections, 0, 1)).toEqual([90, 124].map((minutes) => minutes * MINUTE))
  // the time factor counts for the sections, not for the break
  expect(partDeadlines(twoSections, 0, 2)).toEqual([180, 238].map((minutes) => minutes * MINUTE))
})

test('whoever was away finds the section or the break that runs now, or the end of the exam (D8, D24)', () => {
  const running = { deadlines: partDeadlines(twoSections, 0, 1), part: 0, timeFactor: 1 }
  const at = (minutes: number) => placeInExam(twoSections, running, minutes * MINUTE)
  expect(at(89)).toEqual({ part: 0 })
  expect(at(90)).toEqual({ part: 1, startsAt: 100 * MINUTE })
  expect(at(99.9)).toEqual({ part: 1, startsAt: 100 * MINUTE })
  expect(at(100)).toEqual({ part: 1 })
  // long after the end it is the last part, whose deadline is over: it is handed in
  expect(at(100_000)).toEqual({ part: 1 })
})

/** An exam of random parts, choice first, and what a student does in it: how long each part and each break is used, in shares. */
const anySitting = fc.record({
  choice: fc.array(fc.integer({ min: 1, max: 120 }), { minLength: 1, maxLength: 3 }),
  written: fc.array(fc.integer({ min: 1, max: 120 }), { maxLength: 3 }),
  timeFactor: fc.constantFrom(1, 1.5, 2),
  // null: stayed away, the clock ends it
  used: fc.array(fc.option(fc.double({ min: 0, max: 1, noNaN: true })), { minLength: 12, maxLength: 12 }),
})

test('whatever is finished early, each section has its whole time, breaks have their end, and no time is won (D8, D24)', () => {
  fc.assert(
    fc.property(anySitting, ({ choice, written, timeFactor, used }) => {
      const all = [
        ...choice.map((minutes) => ({ minutes })),
        ...written.map((minutes) => ({ minutes, kind: 'written' as const })),
      ]
      const longest = partDeadlines(all, 0, timeFactor).at(-1) ?? 0
      const breaks: Record<number, number> = {}
      let running = { deadlines: partDeadlines(all, 0, timeFactor), part: 0, timeFactor }
      let now = 0
      let inBreaks = 0
      for (const [part, { minutes }] of all.entries()) {
        const place = placeInExam(all, running, now)
        expect(place.part).toBe(part)
        if (place.startsAt !== undefined) {
          expect(place.startsAt - now).toBe(BREAK_MINUTES * MINUTE)
          const share = used[part * 2]
          const end =
            share === null || share === undefined ? place.startsAt : Math.round(now + share * (place.startsAt - now))
          if (end < place.startsAt) {
            breaks[part] = end - now
            running = {
              ...running,
              part,
              deadlines: deadlinesAfterBreak(all, running.deadlines, part, end, timeFactor),
            }
          }
          inBreaks += end - now
          now = end
          expect(placeInExam(all, running, now)).toEqual({ part })
        }
        const length = Math.round(minutes * timeFactor * MINUTE)
        expect((running.deadlines[part] ?? 0) - now).toBe(length)
        const share = used[part * 2 + 1]
        const isLast = part === all.length - 1
        const end = Math.round(now + (share ?? 1) * length)
        if (end < now + length && !isLast)
          running = {
            ...running,
            part: part + 1,
            deadlines: deadlinesAfterPart(all, running.deadlines, part, end, timeFactor),
          }
        now = isLast ? Math.min(end, now + length) : end
      }
      expect(now).toBeLessThanOrEqual(longest)
      expect(breakTime(all, { deadlines: running.deadlines, breaks }, now)).toBe(inBreaks)
    }),
  )
})

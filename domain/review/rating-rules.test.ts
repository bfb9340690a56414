import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { startOfStudyDay, studyDayNumber } from '../history/study-day.ts'
import { type CardSchedule, LEECH_LAPSES } from './card-schedule.ts'
import { type CardRating, previewRatings, rateCard } from './rate-card.ts'

// D6: a schedule after a rating, by FSRS-6. Weights, steps and intervals by hand; the published histories stand in rate-card.test.ts.

const MINUTE = 60_000
const DAY = 86_400_000
const NOON = Date.parse('2026-03-02T17:00:00Z')
const zone = 'America/Toronto'
const card = { courseId: 'SNC1W', moduleId: 'matter', deckId: 'deck', cardId: 'card', zone }
type Grade = 1 | 2 | 3 | 4
const rate = (schedule: CardSchedule | undefined, rating: Grade, at: number, more: Partial<CardRating> = {}) =>
  rateCard(schedule, { ...card, rating, at, ...more })
/** Rated whenever it is due. */
const history = (...ratings: Grade[]) => {
  let schedule: CardSchedule | undefined
  for (const rating of ratings) schedule = rate(schedule, rating, schedule ? schedule.due : NOON)
  if (!schedule) throw new Error('no rating')
  return schedule
}

describe('the first rating', () => {
  // FSRS-6's initial stabilities are its first four weights; difficulty starts at 6.4133 for Again and falls with the grade
  test.each<[Grade, string, number, number]>([
    [1, 'learning', MINUTE, 0.212],
    [2, 'learning', 6 * MINUTE, 1.2931],
    [3, 'learning', 10 * MINUTE, 2.3065],
  ])('%i leaves it %s for %i ms, with a stability of %d days', (grade, state, wait, stability) => {
    const schedule = rate(undefined, grade, NOON)
    expect(schedule).toMatchObject({ state, due: NOON + wait, reps: 1, lapses: 0, isLeech: false })
    expect(schedule.stability).toBeCloseTo(stability, 4)
    expect(schedule.dueDay).toBe(studyDayNumber(NOON, zone))
  })

  test('Easy makes it a review card at once, due in 8 days, when that study day begins', () => {
    const schedule = rate(undefined, 4, NOON)
    expect(schedule).toMatchObject({ state: 'review', reps: 1, lapses: 0 })
    expect(schedule.stability).toBeCloseTo(8.2956, 4)
    expect(schedule.dueDay - schedule.lastRatedDay).toBe(8)
    expect(schedule.due).toBe(startOfStudyDay(schedule.dueDay, zone))
  })

  test('is remembered by its day, and so is the latest', () => {
    const first = rate(undefined, 3, NOON)
    const second = rate(first, 3, NOON + 3 * DAY)
    const day = studyDayNumber(NOON, zone)
    expect([first.firstRatedDay, first.lastRatedDay, first.lastRated]).toEqual([day, day, NOON])
    expect([second.firstRatedDay, second.lastRatedDay, second.lastRated]).toEqual([day, day + 3, NOON + 3 * DAY])
  })
})

describe('the learning steps', () => {
  test('Good twice graduates it; its interval is at least a day', () => {
    const graduated = history(3, 3)
    expect(graduated.state).toBe('review')
    expect(graduated.dueDay - graduated.lastRatedDay).toBeGreaterThanOrEqual(1)
  })
  test('Again starts the steps over', () => {
    const again = history(3, 1)
    expect(again).toMatchObject({ state: 'learning', lapses: 0 })
    expect(again.due - again.lastRated).toBe(MINUTE)
  })
  test('a step that runs past 4 a.m. is due on the next study day', () => {
    const late = Date.parse('2026-03-03T03:55:00-05:00')
    const schedule = rate(undefined, 3, late)
    expect(schedule.dueDay).toBe(schedule.lastRatedDay + 1)
  })
})

describe('forgetting', () => {
  test('a review card comes back in ten minutes, relearning, with a lapse and less stability', () => {
    const known = history(4, 3)
    const lapsed = rate(known, 1, known.due)
    expect(lapsed).toMatchObject({ state: 'relearning', lapses: 1, isLeech: false })
    expect(lapsed.due - lapsed.lastRated).toBe(10 * MINUTE)
    expect(lapsed.stability).toBeLessThan(known.stability)
    expect(lapsed.difficulty).toBeGreaterThan(known.difficulty)
    expect(rate(lapsed, 3, lapsed.due)).toMatchObject({ state: 'review', lapses: 1 })
  })

  test('a learning card that is forgotten has no lapse: it was not known yet', () => {
    expect(history(1, 1, 1)).toMatchObject({ lapses: 0, reps: 3 })
  })

  test(`the ${LEECH_LAPSES}th lapse makes a leech, and it stays one`, () => {
    const lapses = Array.from({ length: LEECH_LAPSES }, (): Grade[] => [3, 3, 1]).flat()
    expect(history(...lapses.slice(0, -3), 3, 3).isLeech).toBe(false)
    expect(history(...lapses).isLeech).toBe(true)
    expect(history(...lapses, 3, 4, 4).isLeech).toBe(true)
  })
})

describe('the lesson behind a card', () => {
  test('is the one the latest rating names, else the one known before', () => {
    const first = rate(undefined, 3, NOON, { lessonId: 'atoms' })
    expect(first.lessonId).toBe('atoms')
    expect(rate(first, 3, NOON + DAY).lessonId).toBe('atoms')
    expect(rate(first, 3, NOON + DAY, { lessonId: 'ions' }).lessonId).toBe('ions')
    expect(rate(undefined, 3, NOON)).not.toHaveProperty('lessonId')
  })
})

const anyGrades = fc.array(fc.constantFrom<Grade>(1, 2, 3, 4), { minLength: 1, maxLength: 12 })

test('a better grade never brings a card back sooner, and never leaves it less firm', () => {
  fc.assert(
    fc.property(anyGrades, fc.integer({ min: -2, max: 30 }), (grades, late) => {
      const before = history(...grades)
      const at = Math.max(before.lastRated, before.due + late * DAY)
      const waits = previewRatings(before, { ...card, at })
      expect(waits[2]).toBeGreaterThanOrEqual(waits[1])
      expect(waits[3]).toBeGreaterThanOrEqual(waits[2])
      expect(waits[4]).toBeGreaterThanOrEqual(waits[3])
      const after = ([1, 2, 3, 4] as const).map((grade) => rate(before, grade, at))
      for (const [index, schedule] of after.entries()) {
        const harder = after[index - 1]
        if (harder) expect(schedule.stability).toBeGreaterThanOrEqual(harder.stability)
        if (harder) expect(schedule.difficulty).toBeLessThanOrEqual(harder.difficulty)
      }
    }),
  )
})

test('whatever is rated, and by whatever clock, the schedule can be lived with', () => {
  const moment = fc.integer({ min: Date.UTC(2020, 0), max: Date.UTC(2030, 0) })
  const step = fc.record({
    rating: fc.constantFrom<Grade>(1, 2, 3, 4),
    at: moment,
    zone: fc.constantFrom('America/Toronto', 'Pacific/Kiritimati', 'Pacific/Pago_Pago', 'No/Where'),
  })
  fc.assert(
    fc.property(fc.array(step, { minLength: 1, maxLength: 10 }), (steps) => {
      let schedule: CardSchedule | undefined
      for (const { rating, at, zone: where } of steps) {
        const next = rate(schedule, rating, at, { zone: where })
        expect(next.due).toBeGreaterThan(at - DAY)
        expect(next.dueDay).toBeGreaterThanOrEqual(next.lastRatedDay)
        expect(next.stability).toBeGreaterThan(0)
        expect(next.difficulty >= 1 && next.difficulty <= 10).toBe(true)
        expect(next.reps).toBe((schedule?.reps ?? 0) + 1)
        expect(next.lapses).toBeGreaterThanOrEqual(schedule?.lapses ?? 0)
        schedule = next
      }
    }),
  )
})

test('the buttons say what pressing them does', () => {
  fc.assert(
    fc.property(anyGrades, fc.constantFrom<Grade>(1, 2, 3, 4), (grades, grade) => {
      const before = history(...grades)
      const at = before.due + 1000
      const wait = previewRatings(before, { ...card, at })[grade]
      const after = rate(before, grade, at)
      if (after.state === 'review') expect(wait).toBe((after.dueDay - after.lastRatedDay) * DAY)
      else expect(wait).toBe(after.due - at)
    }),
  )
})

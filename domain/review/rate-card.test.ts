import { fsrs } from 'ts-fsrs'
import { expect, test } from 'vitest'
import type { StudyEvent } from '../history/events.ts'
import { dayNumber } from '../history/study-day.ts'
import { type CardSchedule, LEECH_LAPSES } from './card-schedule.ts'
import { foldCardSchedules } from './fold-card-schedules.ts'
import { previewRatings, rateCard } from './rate-card.ts'

const DAY = 86_400_000
const place = { courseId: 'SNC1W', moduleId: 'matter', deckId: 'deck', cardId: 'card' }
type Grade = 1 | 2 | 3 | 4
const rated = (id: string, at: number, rating: Grade, zone = 'UTC'): StudyEvent & { type: 'card-rated' } => ({
  ...place,
  id,
  at,
  zone,
  device: 'd',
  curriculum: 'ontario',
  grade: '9',
  subject: 'science',
  type: 'card-rated',
  rating,
  seconds: 3,
})
const folded = (events: readonly StudyEvent[]): CardSchedule => {
  const schedule = [...foldCardSchedules(events).values()][0]
  if (!schedule) throw new Error('no schedule')
  return schedule
}
/** 29 December 2022, 12:30, as in ts-fsrs's tests. */
const START = Date.UTC(2022, 11, 29, 12, 30)

/** Weights of ts-fsrs's published FSRS-6 test; its defaults of today differ by a hair. */
const published = fsrs({
  w: [
    0.212, 1.2931, 2.3065, 8.2956, 6.4133, 0.8334, 3.0194, 0.001, 1.8722, 0.1666, 0.796, 1.4835, 0.0614, 0.2629, 1.6483,
    0.6014, 1.8729, 0.5425, 0.0912, 0.0658, 0.1542,
  ],
})

test("intervals are ts-fsrs's published FSRS-6 intervals (D6)", () => {
  const ratings: Grade[] = [3, 3, 3, 3, 3, 3, 1, 1, 3, 3, 3, 3, 3]
  let schedule: CardSchedule | undefined
  let at = START
  const intervals = ratings.map((rating) => {
    const next = rateCard(schedule, { ...place, rating, at, zone: 'UTC' }, published)
    schedule = next
    // review cards are rated at half past twelve on their day
    at = next.state === 'review' ? next.dueDay * DAY + 12.5 * 3_600_000 : next.due
    return next.state === 'review' ? next.dueDay - next.lastRatedDay : 0
  })
  expect(intervals).toEqual([0, 2, 11, 46, 163, 498, 0, 0, 2, 4, 7, 12, 21])
})

test("memory is ts-fsrs's published memory state (D6)", () => {
  const ratings: Grade[] = [1, 3, 3, 3, 3, 3]
  let at = START
  let schedule: CardSchedule | undefined
  for (const [i, rating] of ratings.entries()) {
    at += ([0, 0, 1, 3, 8, 21][i] ?? 0) * DAY
    schedule = rateCard(schedule, { ...place, rating, at, zone: 'UTC' }, published)
  }
  expect(schedule?.stability).toBeCloseTo(53.62691, 4)
  expect(schedule?.difficulty).toBeCloseTo(6.3574867, 4)
})

test('the fold over events gives what rating one after the other gives', () => {
  const events = [3, 3, 4, 1, 3].map((rating, i) => rated(`r${i}`, START + i * 3 * DAY, rating as Grade))
  let schedule: CardSchedule | undefined
  for (const event of events) schedule = rateCard(schedule, event)
  expect(folded(events)).toEqual(schedule)
})

test('a new card comes back by its learning steps: 1, 6, 10 minutes, or 8 days when it is easy', () => {
  const card = { ...place, at: START, zone: 'UTC' }
  const minutes = (ms: number) => ms / 60_000
  const preview = previewRatings(undefined, card)
  expect([minutes(preview[1]), minutes(preview[2]), minutes(preview[3]), preview[4] / DAY]).toEqual([1, 6, 10, 8])
})

test('an undone rating is as if it had never been', () => {
  const kept = [rated('a', START, 3), rated('b', START + 600_000, 3)]
  const slip = rated('c', START + 3 * DAY, 1)
  const undo: StudyEvent = {
    id: 'u',
    at: START + 3 * DAY + 5,
    zone: 'UTC',
    device: 'd',
    type: 'card-rating-undone',
    ratingId: 'c',
  }
  expect(folded([...kept, slip, undo])).toEqual(folded(kept))
  expect([...foldCardSchedules([rated('c', START, 1), undo]).values()]).toEqual([])
})

test(`a card forgotten ${LEECH_LAPSES} times is a leech`, () => {
  const events: StudyEvent[] = []
  let at = START
  for (let lapse = 0; lapse < LEECH_LAPSES; lapse++) {
    expect(events.length > 0 && folded(events).isLeech).toBe(false)
    for (const rating of [3, 3, 1] as const) {
      events.push(rated(`${lapse}-${rating}-${at}`, at, rating))
      at = Math.max(at + 600_000, folded(events).due)
    }
  }
  expect(folded(events)).toMatchObject({ lapses: LEECH_LAPSES, isLeech: true })
})

test('a review at 1 a.m. counts for the evening before, and daylight saving adds no day', () => {
  const zone = 'America/Toronto'
  const evening = Date.parse('2026-03-06T21:00:00-05:00')
  const late = Date.parse('2026-03-07T01:00:00-05:00')
  const inEvening = folded([rated('a', evening - 600_000, 3, zone), rated('b', evening, 3, zone)])
  const atNight = folded([rated('a', late - 600_000, 3, zone), rated('b', late, 3, zone)])
  expect(atNight.dueDay).toBe(inEvening.dueDay)
  expect(inEvening.dueDay).toBe(dayNumber('2026-03-08'))
  // the clock springs forward that night: the card is due when the study day begins, at 4 a.m. summer time
  expect(new Date(inEvening.due).toISOString()).toBe('2026-03-08T08:00:00.000Z')
})

test('a clock that was set back gives a schedule all the same', () => {
  const schedule = folded([rated('a', START, 3), rated('b', START + 600_000, 3)])
  const back = rateCard(schedule, { ...place, rating: 3, at: START - 400 * DAY, zone: 'UTC' })
  expect(Number.isFinite(back.stability) && back.dueDay >= back.lastRatedDay).toBe(true)
})

import fc from 'fast-check'
import { expect, test } from 'vitest'
import { countStudyStreak } from '../progress/study-streak.ts'
import { dayNumber, dayText, startOfStudyDay, studyDay, studyDayNumber } from './study-day.ts'

const at = (iso: string) => Date.parse(iso)

test('a study day runs from 4 a.m. to 4 a.m. by the wall clock', () => {
  expect(studyDay(at('2026-11-20T08:59:00Z'), 'America/Toronto')).toBe('2026-11-19')
  expect(studyDay(at('2026-11-20T09:00:00Z'), 'America/Toronto')).toBe('2026-11-20')
  expect(studyDay(at('2026-11-21T08:59:59Z'), 'America/Toronto')).toBe('2026-11-20')
})

test('daylight saving moves the rollover with the clock', () => {
  // clocks go forward on 2026-03-08 and back on 2026-11-01 in Toronto
  expect(new Date(startOfStudyDay(dayNumber('2026-03-07'), 'America/Toronto')).toISOString()).toBe(
    '2026-03-07T09:00:00.000Z',
  )
  expect(new Date(startOfStudyDay(dayNumber('2026-03-08'), 'America/Toronto')).toISOString()).toBe(
    '2026-03-08T08:00:00.000Z',
  )
  expect(new Date(startOfStudyDay(dayNumber('2026-11-01'), 'America/Toronto')).toISOString()).toBe(
    '2026-11-01T09:00:00.000Z',
  )
})

test('the same moment lies on the day of the zone it was lived in', () => {
  const moment = at('2026-11-20T10:00:00Z')
  expect(studyDay(moment, 'America/Toronto')).toBe('2026-11-20')
  expect(studyDay(moment, 'America/Vancouver')).toBe('2026-11-19')
  expect(studyDay(moment, 'Asia/Kolkata')).toBe('2026-11-20')
})

test('a zone this browser does not know counts in UTC', () => {
  expect(studyDay(at('2026-11-20T10:00:00Z'), 'Mars/Olympus')).toBe('2026-11-20')
})

test('a study day starts where the day before ends, in every zone, and is 23 to 25 hours long', () => {
  const zones = ['America/Toronto', 'America/St_Johns', 'Asia/Kathmandu', 'Pacific/Apia', 'Australia/Lord_Howe', 'UTC']
  fc.assert(
    fc.property(fc.integer({ min: 19_000, max: 21_500 }), fc.constantFrom(...zones), (day, zone) => {
      const start = startOfStudyDay(day, zone)
      expect(studyDayNumber(start, zone)).toBe(day)
      expect(studyDayNumber(start - 1, zone)).toBe(day - 1)
      const hours = (startOfStudyDay(day + 1, zone) - start) / 3_600_000
      expect(hours).toBeGreaterThanOrEqual(23)
      expect(hours).toBeLessThanOrEqual(25)
      expect(dayNumber(dayText(day))).toBe(day)
    }),
  )
})

test('a streak lives until the day is over, and a flight or a late evening does not break it', () => {
  const today = dayNumber('2026-11-20')
  expect(countStudyStreak([today - 3, today - 2, today - 1], today)).toMatchObject({ current: 3, studiedToday: false })
  expect(countStudyStreak([today - 3, today - 2], today)).toMatchObject({ current: 0, longest: 2 })
  const evenings = [
    studyDayNumber(at('2026-11-18T23:30:00-05:00'), 'America/Toronto'),
    studyDayNumber(at('2026-11-20T01:30:00-05:00'), 'America/Toronto'),
    studyDayNumber(at('2026-11-20T20:00:00-08:00'), 'America/Vancouver'),
  ]
  expect(countStudyStreak(evenings, today)).toMatchObject({ current: 3, longest: 3, studiedToday: true })
})

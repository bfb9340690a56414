import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { dayNumber, dayText, startOfStudyDay, studyDay, studyDayNumber } from './study-day.ts'

describe('the study day (4 a.m. to 4 a.m.)', () => {
  test.each([
    ['2026-11-20T03:59:59-05:00', 'America/Toronto', '2026-11-19'],
    ['2026-11-20T04:00:00-05:00', 'America/Toronto', '2026-11-20'],
    ['2026-11-21T03:59:59-05:00', 'America/Toronto', '2026-11-20'],
    // half an hour off the others
    ['2026-11-20T03:59:00-03:30', 'America/St_Johns', '2026-11-19'],
    ['2026-11-20T04:00:00-03:30', 'America/St_Johns', '2026-11-20'],
    // the night the clocks go back has 4 a.m. once, after the hour that comes twice
    ['2026-11-01T01:30:00-04:00', 'America/Toronto', '2026-10-31'],
    ['2026-11-01T01:30:00-05:00', 'America/Toronto', '2026-10-31'],
    // Samoa left out 30 December 2011 when it crossed the date line
    ['2011-12-29T12:00:00-10:00', 'Pacific/Apia', '2011-12-29'],
    ['2011-12-31T04:00:00+14:00', 'Pacific/Apia', '2011-12-31'],
    ['1970-01-01T05:00:00Z', 'UTC', '1970-01-01'],
    ['1970-01-01T03:00:00Z', 'UTC', '1969-12-31'],
  ])('%s in %s belongs to %s', (moment, zone, day) => expect(studyDay(Date.parse(moment), zone)).toBe(day))

  test.each([
    ['1970-01-01', 0],
    ['1969-12-31', -1],
    ['2000-02-29', 11_016],
    ['2026-09-04', 20_700],
  ])('%s is day %i', (text, number) => {
    expect(dayNumber(text)).toBe(number)
    expect(dayText(number)).toBe(text)
  })

  test('never goes back while the clock of one place goes on', () => {
    const moment = fc.integer({ min: Date.UTC(2024, 0), max: Date.UTC(2028, 0) })
    const zone = fc.constantFrom(
      'America/Toronto',
      'America/Edmonton',
      'Europe/London',
      'Australia/Lord_Howe',
      'Asia/Kolkata',
    )
    fc.assert(
      fc.property(moment, fc.nat(30 * 3_600_000), zone, (at, later, where) => {
        const day = studyDayNumber(at, where)
        expect(studyDayNumber(at + later, where)).toBeGreaterThanOrEqual(day)
        expect(startOfStudyDay(day, where)).toBeLessThanOrEqual(at)
        expect(startOfStudyDay(day + 1, where)).toBeGreaterThan(at)
      }),
    )
  })
})

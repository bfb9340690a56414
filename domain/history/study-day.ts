/** Where and when a question is asked: UTC milliseconds and IANA zone. */
export type Clock = { now: number; zone: string }

/** A new study day starts at 4 a.m. by the student's clock: a late evening belongs to the day it began on. */
const ROLLOVER_HOUR = 4

const HOUR = 3_600_000
const DAY = 24 * HOUR

const formatters = new Map<string, Intl.DateTimeFormat>()

function formatterFor(zone: string): Intl.DateTimeFormat {
  const known = formatters.get(zone)
  if (known) return known
  const options = { year: 'numeric', month: 'numeric', day: 'numeric', hour: 'numeric', hourCycle: 'h23' } as const
  let formatter: Intl.DateTimeFormat
  try {
    formatter = new Intl.DateTimeFormat('en-CA', { ...options, timeZone: zone })
  } catch {
    // a zone this browser does not know, from another device: its days are counted in UTC rather than not at all
    formatter = new Intl.DateTimeFormat('en-CA', { ...options, timeZone: 'UTC' })
  }
  formatters.set(zone, formatter)
  return formatter
}

/** Per zone, the study day of each UTC quarter hour asked for. */
const quarterHours = new Map<string, Map<number, number>>()
/** Milliseconds within which no zone changes its clock: every UTC quarter hour lies within one study day. */
export const QUARTER = HOUR / 4

/**
 * The number of the study day (days since 1970-01-01) of a moment, by the wall clock of its zone. Safe over daylight saving
 * and travel, because it reads the wall clock's date and hour instead of subtracting hours.
 * @param at UTC milliseconds
 * @param zone IANA zone in which the moment was lived
 */
export function studyDayNumber(at: number, zone: string): number {
  let days = quarterHours.get(zone)
  if (!days) {
    days = new Map()
    quarterHours.set(zone, days)
  }
  const quarter = Math.floor(at / QUARTER)
  const known = days.get(quarter)
  if (known !== undefined) return known
  const part = { year: 0, month: 1, day: 1, hour: 0 }
  for (const { type, value } of formatterFor(zone).formatToParts(at)) {
    if (type === 'year' || type === 'month' || type === 'day' || type === 'hour') part[type] = Number(value)
  }
  const date = Date.UTC(part.year, part.month - 1, part.day) / DAY
  const day = part.hour < ROLLOVER_HOUR ? date - 1 : date
  days.set(quarter, day)
  return day
}

/** The study day as YYYY-MM-DD. */
export const studyDay = (at: number, zone: string): string => dayText(studyDayNumber(at, zone))

/** A day number as YYYY-MM-DD. */
export const dayText = (day: number): string => new Date(day * DAY).toISOString().slice(0, 10)

/** YYYY-MM-DD as a day number. */
export const dayNumber = (text: string): number => Math.floor(Date.parse(`${text}T00:00:00Z`) / DAY)

/**
 * The moment a study day starts in a zone, UTC milliseconds: the first quarter hour that counts to it. Searched, because a
 * clock change can move or skip 4 a.m.
 */
export function startOfStudyDay(day: number, zone: string): number {
  // zones lie between UTC-12 and UTC+14
  let low = Math.floor((day * DAY + (ROLLOVER_HOUR - 15) * HOUR) / QUARTER)
  let high = Math.ceil((day * DAY + (ROLLOVER_HOUR + 15) * HOUR) / QUARTER)
  while (low + 1 < high) {
    const middle = (low + high) >> 1
    if (studyDayNumber(middle * QUARTER, zone) < day) low = middle
    else high = middle
  }
  return high * QUARTER
}

import type { LoadedLog } from '../history/loaded-log.ts'
import { type Clock, dayText, startOfStudyDay, studyDayNumber } from '../history/study-day.ts'

/** Acts of study on one study day. */
export type ActiveDay = { day: string; acts: number }

/**
 * The last days up to today, oldest first, with how much was done on each.
 * @param counts acts by number of the study day @param today number of the current study day
 */
export const activeDays = (counts: ReadonlyMap<number, number>, today: number, days: number): ActiveDay[] =>
  Array.from({ length: days }, (_, index) => {
    const day = today - days + 1 + index
    return { day: dayText(day), acts: counts.get(day) ?? 0 }
  })

/** Acts that the calendar counts: each is one thing thought about. What an exam left open is none. */
const COUNTED = ['question-answered', 'card-rated', 'section-completed'] as const

/** How much was done on each of the last days, in the zone each act happened in; oldest first. */
export function countActivity(log: LoadedLog, { now, zone }: Clock, days: number): ActiveDay[] {
  const today = studyDayNumber(now, zone)
  // a day earlier than needed: an act may have happened in another zone
  const from = startOfStudyDay(today - days, zone)
  const counts = new Map<number, number>()
  for (const type of COUNTED) {
    const table = log.table(type)
    const zones = table?.column('zone')
    if (!table) continue
    for (let row = table.firstAtOrAfter(from); row < table.count; row++) {
      const { status, source } = type === 'question-answered' ? table.fields(row, ['status', 'source']) : {}
      if (status === 'skipped' && source === 'exam') continue
      const day = studyDayNumber(table.at(row), String(zones?.read(row)))
      counts.set(day, (counts.get(day) ?? 0) + 1)
    }
  }
  return activeDays(counts, today, days)
}

/** Answers and ratings from which on a day is at level 1, 2, 3 and 4 of the calendar. */
const LEVELS = [1, 10, 30, 60]

/** 0 (nothing) to 4 (a long day). */
export const activityLevel = (acts: number): number => LEVELS.filter((from) => acts >= from).length

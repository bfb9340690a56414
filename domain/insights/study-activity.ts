import { dayText } from '../history/study-day.ts'

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

/** Answers and ratings from which on a day is at level 1, 2, 3 and 4 of the calendar. */
const LEVELS = [1, 10, 30, 60]

/** 0 (nothing) to 4 (a long day). */
export const activityLevel = (acts: number): number => LEVELS.filter((from) => acts >= from).length

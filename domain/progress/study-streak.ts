import { dayText } from '../history/study-day.ts'

export type StudyStreak = {
  /** study days in a row up to today; a day not yet begun does not break it */
  current: number
  longest: number
  studiedToday: boolean
  /** all study days, oldest first, YYYY-MM-DD */
  days: string[]
}

/**
 * Streak over study days. Today without study keeps yesterday's streak alive until the day is over.
 * @param studied numbers of the study days with at least one act (study-day.ts), in any order
 * @param today number of the current study day
 */
export function countStudyStreak(studied: Iterable<number>, today: number): StudyStreak {
  const days = [...new Set(studied)].filter((day) => day <= today).sort((a, b) => a - b)
  let longest = 0
  let run = 0
  let before: number | undefined
  for (const day of days) {
    run = before === day - 1 ? run + 1 : 1
    longest = Math.max(longest, run)
    before = day
  }
  const isAlive = before === today || before === today - 1
  return { current: isAlive ? run : 0, longest, studiedToday: before === today, days: days.map(dayText) }
}

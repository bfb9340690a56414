import { startOfStudyDay, studyDayNumber } from '#domain/history/study-day.ts'
import { type ActiveDay, activeDays } from '#domain/insights/study-activity.ts'
import type { Clock } from './review-answers.ts'
import type { StudySession } from './study-session.ts'

/** Acts that the calendar counts: each is one thing thought about. */
const COUNTED = ['question-answered', 'card-rated', 'section-completed'] as const

export function createActivityAnswers(session: StudySession) {
  return {
    /** How much was done on each of the last days, in the zone each act happened in; oldest first. */
    activity: ({ now, zone }: Clock, days: number): ActiveDay[] => {
      const today = studyDayNumber(now, zone)
      // a day earlier than needed: an act may have happened in another zone
      const from = startOfStudyDay(today - days, zone)
      const counts = new Map<number, number>()
      for (const type of COUNTED) {
        const table = session.log.table(type)
        const zones = table?.column('zone')
        if (!table) continue
        for (let row = table.firstAtOrAfter(from); row < table.count; row++) {
          const day = studyDayNumber(table.at(row), String(zones?.read(row)))
          counts.set(day, (counts.get(day) ?? 0) + 1)
        }
      }
      return activeDays(counts, today, days)
    },
  }
}

import type { LoadedLog } from '../history/loaded-log.ts'
import { type Clock, startOfStudyDay, studyDay, studyDayNumber } from '../history/study-day.ts'
import { countStudyStreak, type StudyStreak } from '../progress/study-streak.ts'
import { countDue } from '../review/count-due.ts'
import { foldSettings } from '../review/fold-settings.ts'
import type { Learner } from './learner.ts'

/** What the dashboard shows about today. */
export type Today = {
  /** study day, YYYY-MM-DD */
  day: string
  /** known cards due by today, after the daily limit */
  dueCards: number
  /** new cards that today's limit still allows */
  newCardsLeft: number
  /** questions answered, without those left open, and minutes spent on questions and cards today */
  answered: number
  minutes: number
  streak: StudyStreak
}

/** The study day of a moment, as far as it has gone. */
export function summariseToday(learner: Learner, clock: Clock): Today {
  const { log } = learner
  const today = studyDayNumber(clock.now, clock.zone)
  const start = startOfStudyDay(today, clock.zone)
  const questions = workSince(log, 'question-answered', start)
  const cards = workSince(log, 'card-rated', start)
  const { reviewLimits } = foldSettings(log.eventsOf('review-limits-changed'))
  const due = countDue(learner.schedules.values(), reviewLimits, today)
  return {
    day: studyDay(clock.now, clock.zone),
    dueCards: due.cards,
    newCardsLeft: due.newCardsLeft,
    answered: questions.times,
    minutes: Math.round((questions.seconds + cards.seconds) / 60),
    streak: countStudyStreak(log.studyDays(), today),
  }
}

/** How often one thing was done since a moment, and the active seconds it took. */
function workSince(
  log: LoadedLog,
  type: 'question-answered' | 'card-rated',
  start: number,
): { times: number; seconds: number } {
  const table = log.table(type)
  const from = table?.firstAtOrAfter(start) ?? 0
  let seconds = 0
  let times = 0
  for (let row = from; table && row < table.count; row++) {
    const act = table.fields(row, ['seconds', 'status'])
    seconds += Number(act.seconds ?? 0)
    // what an exam left open is no answer
    if (act.status !== 'skipped') times++
  }
  return { times, seconds }
}

import type { LogFold } from '../history/carry-fold.ts'
import type { StudyEventOf } from '../history/events.ts'
import { type LoadedLog, readRow } from '../history/loaded-log.ts'
import { FIRST_CODE } from '../history/stored-column.ts'
import { attemptColumns, STATUS_OF_RANK } from './attempt-columns.ts'
import { PracticeAnalytics } from './practice-analytics.ts'
import { type QuestionStates, type QuestionSummary, summariseQuestion } from './question-summary.ts'
import { type StudyScope, scopeRows } from './scope-rows.ts'

type Attempt = StudyEventOf<'question-answered'>

/** Analytics of a scope, carried along with each attempt; a reset (ANA-27) starts them over. */
export const analyticsFold = (scope: StudyScope): LogFold<PracticeAnalytics> => ({
  type: 'question-answered',
  start: (log) => new PracticeAnalytics(attemptColumns(log.table('question-answered')), scopeRows(log, scope)),
  step: (analytics, log) => analytics.add(attemptColumns(log.table('question-answered'))),
  restsOn: (log) => [log.table('challenge-progress-reset')?.count],
})

/** The latest attempt of a record. */
export function lastAttempt(log: LoadedLog, { records }: PracticeAnalytics, record: number): Attempt | undefined {
  const row = (records.last[record] ?? 0) - 1
  const event = row < 0 ? undefined : readRow(log.table('question-answered'), row)
  return event?.type === 'question-answered' ? event : undefined
}

/** Practice attempts that count in a scope, in the order of the log. */
export function attemptsIn(log: LoadedLog, scope: StudyScope): Attempt[] {
  const table = log.table('question-answered')
  const firstRow = scopeRows(log, scope)
  const { record, count } = attemptColumns(table)
  const attempts: Attempt[] = []
  const firstRows = new Map<number, number>()
  for (let row = 0; row < count; row++) {
    const code = record[row] ?? 0
    if (code < FIRST_CODE) continue
    const from = firstRows.get(code) ?? firstRow(code)
    firstRows.set(code, from)
    if (row < from) continue
    const event = readRow(table, row)
    if (event.type === 'question-answered') attempts.push(event)
  }
  return attempts
}

/** Records of a scope that have been attempted, the one attempted last first. */
const latestFirst = (analytics: PracticeAnalytics): number[] =>
  [...analytics.attempted()].sort((a, b) => (analytics.records.last[b] ?? 0) - (analytics.records.last[a] ?? 0))

/** Question id to its best status and number of attempts (ANA-01, OPN-83), for the analytics of one module. */
export function questionStates(log: LoadedLog, analytics: PracticeAnalytics): QuestionStates {
  const { records } = attemptColumns(log.table('question-answered'))
  const states: QuestionStates = {}
  for (const record of analytics.attempted()) {
    const [, , questionId = ''] = records.at(record - FIRST_CODE).split('/', 3)
    const attempts = analytics.records.attempts[record] ?? 0
    states[questionId] = { best: STATUS_OF_RANK[analytics.bestOf(record)] ?? 'skipped', attempts }
  }
  return states
}

/** One line per question for the history tab (ANA-22..25), the one attempted last first. */
export const questionSummaries = (log: LoadedLog, analytics: PracticeAnalytics): QuestionSummary[] =>
  latestFirst(analytics).flatMap((record) => {
    const event = lastAttempt(log, analytics, record)
    if (!event) return []
    const attempts = analytics.records.attempts[record] ?? 1
    const best = STATUS_OF_RANK[analytics.bestOf(record)] ?? event.status
    return [summariseQuestion(event, { attempts, best, seconds: analytics.records.seconds[record] ?? 0 })]
  })

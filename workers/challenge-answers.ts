import { attemptColumns, CORRECT, INCORRECT, STATUS_OF_RANK } from '#domain/analytics/attempt-columns.ts'
import type { PracticeMetrics } from '#domain/analytics/metrics.ts'
import { PracticeAnalytics } from '#domain/analytics/practice-analytics.ts'
import { type QuestionResult, questionResults } from '#domain/analytics/question-results.ts'
import { type QuestionStates, type QuestionSummary, summariseQuestion } from '#domain/analytics/question-summary.ts'
import { type StudyScope, scopeRows } from '#domain/analytics/scope-rows.ts'
import type { StudyEventOf } from '#domain/history/events.ts'
import { type LoadedLog, readRow } from '#domain/history/loaded-log.ts'
import { FIRST_CODE } from '#domain/history/stored-column.ts'
import { foldPracticeProgress, type PracticeProgress } from '#domain/practice/fold-practice-progress.ts'
import { type AnalyticsPlace, makeAnalyticsExport } from '#domain/recommendation/analytics-export.ts'
import { type LessonPlace, recommend } from '#domain/recommendation/recommend.ts'
import type { Recommendation } from '#domain/recommendation/recommendation.ts'
import type { StudySession } from './study-session.ts'

type Running = { log: LoadedLog; epoch: number; resets: number; rows: number; analytics: PracticeAnalytics }

/** Answers about the Knowledge Check: metrics, recommendations, history (ANA rows). */
export function createPracticeAnswers(session: StudySession) {
  const scopes = new Map<string, Running>()

  /** Analytics of a scope, worked out once and then carried along with each act. */
  const running = (scope: StudyScope): PracticeAnalytics => {
    const key = `${scope.courseId ?? ''}/${scope.moduleId ?? ''}`
    const { log, epoch } = session
    const table = log.table('question-answered')
    const resets = log.table('challenge-progress-reset')?.count ?? 0
    const known = scopes.get(key)
    const columns = attemptColumns(table)
    if (known && known.log === log && known.epoch === epoch && known.resets === resets) {
      if (columns.count > known.rows) known.analytics.add(columns)
      known.rows = columns.count
      return known.analytics
    }
    const analytics = new PracticeAnalytics(columns, scopeRows(log, scope))
    scopes.set(key, { log, epoch, resets, rows: columns.count, analytics })
    return analytics
  }

  const lastAttempt = (analytics: PracticeAnalytics, record: number): StudyEventOf<'question-answered'> | undefined => {
    const event = readRow(session.log.table('question-answered'), (analytics.records.last[record] ?? 0) - 1)
    return event?.type === 'question-answered' ? event : undefined
  }

  const attemptsIn = (scope: StudyScope): StudyEventOf<'question-answered'>[] => {
    const table = session.log.table('question-answered')
    const firstRow = scopeRows(session.log, scope)
    const { record, count } = attemptColumns(table)
    const attempts: StudyEventOf<'question-answered'>[] = []
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

  const recommendations = (scope: StudyScope, titles: Record<string, string> = {}): Recommendation[] => {
    const analytics = running(scope)
    const wrongOnce: { questionId: string; questionText: string; at: number }[] = []
    const lessons = new Map<string, Map<string, { place: LessonPlace; times: number }>>()
    for (const record of analytics.attempted()) {
      if (analytics.bestOf(record) === CORRECT) continue
      const event = lastAttempt(analytics, record)
      if (!event) continue
      if (analytics.records.attempts[record] === 1 && event.status === 'incorrect') wrongOnce.push(event)
      if (event.lessonId === undefined) continue
      for (const tag of event.tags) {
        const ofTag = lessons.get(tag) ?? new Map<string, { place: LessonPlace; times: number }>()
        const { courseId, moduleId, lessonId } = event
        const place = ofTag.get(lessonId) ?? { place: { courseId, moduleId, lessonId }, times: 0 }
        place.times++
        ofTag.set(lessonId, place)
        lessons.set(tag, ofTag)
      }
    }
    wrongOnce.sort((a, b) => b.at - a.at)
    const lessonOfTag = new Map<string, LessonPlace>()
    for (const [tag, places] of lessons) {
      const most = [...places.values()].sort((a, b) => b.times - a.times)[0]
      if (most) lessonOfTag.set(tag, most.place)
    }
    return recommend({ metrics: analytics.metrics(), wrongOnce, lessonOfTag, titles })
  }

  return {
    /** Metrics of a module, a course or everything (ANA-07..10), with the counts they rest on. */
    practiceMetrics: (scope: StudyScope): PracticeMetrics => running(scope).metrics(),
    /** Question id to progress record of one module (ANA-01..04). */
    challengeProgress: (scope: { courseId: string; moduleId: string }): PracticeProgress =>
      foldPracticeProgress(attemptsIn(scope), scope),
    /** Ids of the questions whose best status is incorrect, the latest first: the "to Retry" count (CHP-07). */
    questionsToRetry: (scope: StudyScope): string[] => {
      const analytics = running(scope)
      const wrong = [...analytics.attempted()].filter((record) => analytics.bestOf(record) === INCORRECT)
      const latestFirst = wrong.sort((a, b) => (analytics.records.last[b] ?? 0) - (analytics.records.last[a] ?? 0))
      return latestFirst.flatMap((record) => lastAttempt(analytics, record)?.questionId ?? [])
    },
    /** Question id to its best status and number of attempts: all the player needs, however long the history is. */
    questionStates: (scope: { courseId: string; moduleId: string }): QuestionStates => {
      const analytics = running(scope)
      const { records } = attemptColumns(session.log.table('question-answered'))
      const states: QuestionStates = {}
      for (const record of analytics.attempted()) {
        const [, , questionId = ''] = records.at(record - FIRST_CODE).split('/', 3)
        const attempts = analytics.records.attempts[record] ?? 0
        states[questionId] = { best: STATUS_OF_RANK[analytics.bestOf(record)] ?? 'skipped', attempts }
      }
      return states
    },
    /** One line per question for the history tab (ANA-22..25), the one attempted last first. */
    questionSummaries: (scope: StudyScope): QuestionSummary[] => {
      const analytics = running(scope)
      return [...analytics.attempted()]
        .sort((a, b) => (analytics.records.last[b] ?? 0) - (analytics.records.last[a] ?? 0))
        .flatMap((record) => {
          const event = lastAttempt(analytics, record)
          if (!event) return []
          const attempts = analytics.records.attempts[record] ?? 1
          const best = STATUS_OF_RANK[analytics.bestOf(record)] ?? event.status
          return [summariseQuestion(event, { attempts, best, seconds: analytics.records.seconds[record] ?? 0 })]
        })
    },
    /** The file "Export Analytics" writes (ANA-28), made here because a long history is a large file. */
    exportAnalytics: (
      place: AnalyticsPlace,
      totalQuestions: number,
      titles: Record<string, string>,
      now: number,
    ): Blob => {
      const parts = {
        metrics: running(place).metrics().metrics,
        recommendations: recommendations(place, titles),
        results: questionResults(attemptsIn(place)),
        totalQuestions,
      }
      return new Blob([JSON.stringify(makeAnalyticsExport(place, parts, now), null, 2)], { type: 'application/json' })
    },
    /**
     * Recommendations (ANA-15..21), highest priority first.
     * @param titles lesson id to title, for the action items
     */
    recommendations,
    /**
     * Results per question, the one attempted last first (ANA-05, ANA-22).
     * @param limit at most this many questions: the dialog's list needs no thousands
     */
    questionHistory: (scope: StudyScope, limit = Number.POSITIVE_INFINITY): QuestionResult[] =>
      questionResults(attemptsIn(scope)).slice(0, limit),
  }
}

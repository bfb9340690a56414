import type { PracticeMetrics } from '#domain/analytics/metrics.ts'
import type { PracticeAnalytics } from '#domain/analytics/practice-analytics.ts'
import { questionResults } from '#domain/analytics/question-results.ts'
import type { QuestionStates, QuestionSummary } from '#domain/analytics/question-summary.ts'
import { analyticsFold, attemptsIn, questionStates, questionSummaries } from '#domain/analytics/scope-analytics.ts'
import type { StudyScope } from '#domain/analytics/scope-rows.ts'
import { carryFold } from '#domain/history/carry-fold.ts'
import type { LoadedLog } from '#domain/history/loaded-log.ts'
import { type MissedQuestion, missedQuestions } from '#domain/practice/missed-questions.ts'
import { missedSections } from '#domain/practice/missed-sections.ts'
import { type AnalyticsPlace, makeAnalyticsExport } from '#domain/recommendation/analytics-export.ts'
import { recommendPractice } from '#domain/recommendation/recommend-practice.ts'
import type { Recommendation } from '#domain/recommendation/recommendation.ts'

/**
 * Results about the Knowledge Check: metrics, recommendations, history (ANA rows).
 * @param logOf the log as a course sees it, or as it is
 */
export function createPracticeResults(logOf: (courseId: string | undefined) => LoadedLog) {
  const scopes = new Map<string, () => PracticeAnalytics>()

  /** Analytics of a scope, worked out once and then carried along with each act. */
  const analyticsOf = (scope: StudyScope): PracticeAnalytics => {
    const key = `${scope.courseId ?? ''}/${scope.moduleId ?? ''}`
    const analytics = scopes.get(key) ?? carryFold(() => logOf(scope.courseId), analyticsFold(scope))
    scopes.set(key, analytics)
    return analytics()
  }
  const recommendations = (scope: StudyScope, titles: Record<string, string> = {}): Recommendation[] =>
    recommendPractice(logOf(scope.courseId), analyticsOf(scope), titles)

  return {
    /** Metrics of a module, a course or everything (ANA-07..10), with the counts they rest on. */
    practiceMetrics: (scope: StudyScope): PracticeMetrics => analyticsOf(scope).metrics(),
    /** Question id to its best status and number of attempts: all the player needs, however long the history is. */
    questionStates: (scope: StudyScope & { courseId: string }): QuestionStates =>
      questionStates(logOf(scope.courseId), analyticsOf(scope)),
    /** What the student still gets wrong in a course, the latest miss first. */
    missedQuestions: (courseId: string): MissedQuestion[] => missedQuestions(logOf(courseId), courseId),
    /** `module/lesson` to the section of it that most of what is missed rests on. */
    missedSections: (courseId: string): Record<string, string> =>
      missedSections(missedQuestions(logOf(courseId), courseId)),
    /** One line per question for the history tab (ANA-22..25), the one attempted last first. */
    questionSummaries: (scope: StudyScope): QuestionSummary[] =>
      questionSummaries(logOf(scope.courseId), analyticsOf(scope)),
    /** The file "Export Analytics" writes (ANA-28), made here because a long history is a large file. */
    exportAnalytics: (
      place: AnalyticsPlace,
      totalQuestions: number,
      titles: Record<string, string>,
      now: number,
    ): Blob => {
      const parts = {
        metrics: analyticsOf(place).metrics().metrics,
        recommendations: recommendations(place, titles),
        results: questionResults(attemptsIn(logOf(place.courseId), place)),
        totalQuestions,
      }
      return new Blob([JSON.stringify(makeAnalyticsExport(place, parts, now), null, 2)], { type: 'application/json' })
    },
    /**
     * Recommendations (ANA-15..21), highest priority first.
     * @param titles lesson id to title, for the action items
     */
    recommendations,
  }
}

import type { PerformanceMetrics, PracticeMetrics } from '#domain/analytics/metrics.ts'
import type { RecommendationGrounds } from '#domain/recommendation/recommend.ts'

/** What recommendations rest on: one question attempted and nothing known of it, unless told otherwise. */
export function recommendationGrounds(
  change: Partial<PerformanceMetrics>,
  more: Partial<PracticeMetrics & RecommendationGrounds> = {},
): RecommendationGrounds {
  const { wrongOnce = [], lessonOfTag = new Map(), titles = {}, ...counts } = more
  return {
    metrics: {
      attempted: 1,
      correct: 0,
      incorrect: 0,
      skipped: 0,
      tags: {},
      difficulties: {},
      ...counts,
      metrics: {
        overallAccuracy: 0,
        averageTimePerQuestion: 0,
        streakData: { currentStreak: 0 },
        improvementTrend: 0,
        timeByQuestionType: {},
        accuracyByTag: {},
        accuracyByDifficulty: {},
        ...change,
      },
    },
    wrongOnce,
    lessonOfTag,
    titles,
  }
}

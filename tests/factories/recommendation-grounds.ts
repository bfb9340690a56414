import type { PerformanceMetrics, PracticeMetrics } from '#domain/analytics/metrics.ts'
import type { RecommendationGrounds } from '#domain/recommendation/recommend.ts'
import { noMetrics } from './practice-metrics.ts'

/** What recommendations rest on: one question attempted and nothing known of it, unless told otherwise. */
export function recommendationGrounds(
  change: Partial<PerformanceMetrics>,
  more: Partial<PracticeMetrics & RecommendationGrounds> = {},
): RecommendationGrounds {
  const { wrongOnce = [], lessonOfTag = new Map(), titles = {}, ...counts } = more
  return {
    metrics: { ...noMetrics, attempted: 1, ...counts, metrics: { ...noMetrics.metrics, ...change } },
    wrongOnce,
    lessonOfTag,
    titles,
  }
}

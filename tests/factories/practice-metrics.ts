import type { PracticeMetrics } from '#domain/analytics/metrics.ts'

/** The metrics of somebody who has attempted nothing (ANA-07). */
export const noMetrics: PracticeMetrics = {
  attempted: 0,
  correct: 0,
  incorrect: 0,
  skipped: 0,
  tags: {},
  difficulties: {},
  metrics: {
    overallAccuracy: 0,
    averageTimePerQuestion: 0,
    streakData: { currentStreak: 0 },
    improvementTrend: 0,
    timeByQuestionType: {},
    accuracyByTag: {},
    accuracyByDifficulty: {},
  },
}

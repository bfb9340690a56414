/** Performance metrics (ANA-07). Accuracies are percentages 0..100, times are seconds. */
export type PerformanceMetrics = {
  /** correct records / all records (ANA-08); 0 without any */
  overallAccuracy: number
  /** mean over the questions of each question's average time */
  averageTimePerQuestion: number
  /** questions in a row, from the one attempted last back, whose best status is correct (ANA-10, OPN-86) */
  streakData: { currentStreak: number }
  /** accuracy of the last 10 attempted minus that of the 10 before, in percentage points; 0 with 10 or fewer (ANA-09, OPN-85) */
  improvementTrend: number
  timeByQuestionType: Record<string, number>
  /** best-status correct / records with the tag (OPN-87) */
  accuracyByTag: Record<string, number>
  /** keyed 1, 2, 3; records without a difficulty are in none */
  accuracyByDifficulty: Record<string, number>
}

/** How many records a share rests on. */
export type Share = { correct: number; total: number }

/** Metrics with the counts they rest on, for tiles, recommendations and "n of m" texts. */
export type PracticeMetrics = {
  metrics: PerformanceMetrics
  /** questions with at least one attempt */
  attempted: number
  /** of them, best status correct / incorrect / skipped */
  correct: number
  incorrect: number
  skipped: number
  tags: Record<string, Share>
  difficulties: Record<string, Share>
}

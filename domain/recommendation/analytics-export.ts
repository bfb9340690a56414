import type { PerformanceMetrics } from '../analytics/metrics.ts'
import type { QuestionResult } from '../analytics/question-results.ts'
import type { Recommendation } from './recommendation.ts'

/** The file "Export Analytics" writes (ANA-28): these fields and no others. */
export type AnalyticsExport = {
  grade: string
  subject: string
  courseId: string
  moduleId: string
  /** ISO time, UTC */
  exportDate: string
  performanceMetrics: PerformanceMetrics
  learningRecommendations: Pick<Recommendation, 'type' | 'title' | 'description' | 'priority' | 'actionItems'>[]
  questionResults: (Omit<QuestionResult, 'attempts' | 'lastAttempted' | 'moduleId' | 'lessonId'> & {
    attempts: (Omit<QuestionResult['attempts'][number], 'timestamp'> & { timestamp: string })[]
    lastAttempted: string
  })[]
  summary: {
    totalQuestions: number
    attemptedQuestions: number
    /** attempted / total, in percent */
    completionRate: number
  }
}

export type AnalyticsPlace = { grade: string; subject: string; courseId: string; moduleId: string }

/** @param now UTC milliseconds */
export function makeAnalyticsExport(
  place: AnalyticsPlace,
  parts: {
    metrics: PerformanceMetrics
    recommendations: readonly Recommendation[]
    results: readonly QuestionResult[]
    totalQuestions: number
  },
  now: number,
): AnalyticsExport {
  const attemptedQuestions = parts.results.length
  return {
    grade: place.grade,
    subject: place.subject,
    courseId: place.courseId,
    moduleId: place.moduleId,
    exportDate: new Date(now).toISOString(),
    performanceMetrics: parts.metrics,
    learningRecommendations: parts.recommendations.map(({ type, title, description, priority, actionItems }) => ({
      type,
      title,
      description,
      priority,
      actionItems,
    })),
    questionResults: parts.results.map(({ moduleId: _module, lessonId: _lesson, ...result }) => ({
      ...result,
      attempts: result.attempts.map((attempt) => ({
        ...attempt,
        timestamp: new Date(attempt.timestamp).toISOString(),
      })),
      lastAttempted: new Date(result.lastAttempted).toISOString(),
    })),
    summary: {
      totalQuestions: parts.totalQuestions,
      attemptedQuestions,
      completionRate: parts.totalQuestions === 0 ? 0 : (100 * attemptedQuestions) / parts.totalQuestions,
    },
  }
}

/** `knowledge-check-{COURSEID}-{moduleId}-{date}.json` (OPN-92). @param day YYYY-MM-DD */
export const analyticsFileName = (courseId: string, moduleId: string, day: string): string =>
  `knowledge-check-${courseId.toUpperCase()}-${moduleId}-${day}.json`

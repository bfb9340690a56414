import { framesOf, useOutlines } from '#app/platform/content/use-outlines.ts'
import { useCurriculum } from '#app/platform/selected-curriculum.ts'
import { studyClock } from '#app/platform/study-clock.ts'
import { useStudyState } from '#app/platform/use-history.ts'
import { contextOfCourseId } from '#domain/catalogue/course-context.ts'
import type { ForecastTrend } from '#domain/insights/forecast-trend.ts'
import type { Insights } from '#domain/insights/insights.ts'

/** Courses looked at, the latest first: a student studies a few at a time. */
const MOST_COURSES = 8

/** The student's insights (D19): worked out in the worker from the history and the outlines of the courses studied. */
export function useInsights(): {
  insights: Insights | undefined
  /** how the forecasts were week by week; they come after the insights, which do not wait for them */
  trends: readonly ForecastTrend[]
  isFailed: boolean
  tryAgain: () => void
} {
  const selected = useCurriculum()
  const studied = useStudyState(['studied-courses'], (worker) => worker.studiedCourses())
  const contexts = (studied.data ?? [])
    .flatMap((courseId) => contextOfCourseId(courseId, selected) ?? [])
    .slice(0, MOST_COURSES)
  const { outlines, areSettled } = useOutlines(contexts)
  const frames = framesOf(contexts, outlines)
  const insights = useStudyState(
    ['insights', frames.map((frame) => frame.courseId)],
    (worker) => worker.insights(frames, studyClock()),
    { enabled: studied.isSuccess && areSettled },
  )
  const trends = useStudyState(
    ['forecast-trends', frames.map((frame) => frame.courseId)],
    (worker) => worker.forecastTrends(frames, studyClock()),
    { enabled: insights.isSuccess },
  )
  return {
    insights: insights.data,
    trends: trends.data ?? [],
    isFailed: studied.isError || insights.isError,
    tryAgain: () => void (studied.isError ? studied : insights).refetch(),
  }
}

import { useQueries } from '@tanstack/react-query'
import { contentQuery } from '#app/platform/content/content-query.ts'
import { outlineOf } from '#app/platform/content/course-outline.ts'
import { useCurriculum } from '#app/platform/selected-curriculum.ts'
import { useStudyState } from '#app/platform/use-history.ts'
import { type CourseContext, contextOfCourseId, courseOfEvents } from '#domain/catalogue/course-context.ts'
import type { CourseOutline } from '#domain/content/course-outline.ts'
import type { CourseFrame } from '#domain/insights/course-frame.ts'
import type { Insights } from '#domain/insights/insights.ts'

/** Courses looked at, the latest first: a student studies a few at a time. */
const MOST_COURSES = 8

export const clockNow = () => ({ now: Date.now(), zone: Intl.DateTimeFormat().resolvedOptions().timeZone })

/** The student's insights (D19): worked out in the worker from the history and the outlines of the courses studied. */
export function useInsights(): { insights: Insights | undefined; isFailed: boolean; tryAgain: () => void } {
  const selected = useCurriculum()
  const studied = useStudyState(['studied-courses'], (worker) => worker.studiedCourses())
  const contexts = (studied.data ?? [])
    .flatMap((courseId) => contextOfCourseId(courseId, selected) ?? [])
    .slice(0, MOST_COURSES)
  // from the device's copies where there are any
  const outlines = useQueries({ queries: contexts.map((context) => contentQuery(outlineOf(context))) })
  const areSettled = studied.isSuccess && outlines.every((outline) => !outline.isPending)
  const frames = contexts.flatMap((context, index) => {
    const answer = outlines[index]?.data
    return answer?.ok ? [frameOf(context, answer.data)] : []
  })
  const insights = useStudyState(
    ['insights', frames.map((frame) => frame.courseId)],
    (worker) => worker.insights(frames, clockNow()),
    { enabled: areSettled },
  )
  return {
    insights: insights.data,
    isFailed: studied.isError || insights.isError,
    tryAgain: () => void (studied.isError ? studied : insights).refetch(),
  }
}

/** What insights need of a course. */
function frameOf(context: CourseContext, outline: CourseOutline): CourseFrame {
  return {
    ...courseOfEvents(context),
    subjectName: context.label,
    title: outline.title,
    modules: outline.modules.map(({ id, title, lessons }) => ({ id, title, lessons: lessons ?? [] })),
    examItems: outline.exam?.questions,
  }
}

import { queryOptions } from '@tanstack/react-query'
import type { ContentSource } from '#app/platform/content/content-query.ts'
import { type CourseContext, contentParamsOf } from '#domain/catalogue/course-context.ts'
import type { LoadedExam } from './exam-document.ts'
import { fetchAttempt, fetchExam } from './functions.ts'

/** The course an intro asks for when the address names none (EXI-14). */
const defaultCourseId = 'SNC1W'

/** The practice exam of a course. Never cached on the device (GWY-06). */
export function examOf(course: CourseContext, seed: number | undefined): ContentSource<LoadedExam> {
  const params = { ...contentParamsOf(course), courseId: course.courseId || defaultCourseId }
  return {
    kind: 'exam',
    params: { ...params, seed },
    load: (signal) => fetchExam({ data: { ...params, ...(seed === undefined ? {} : { seed }) }, signal }),
    kept: 'never',
  }
}

export const attemptQuery = (course: CourseContext, attemptId: string) =>
  queryOptions({
    queryKey: ['exam-attempt', attemptId],
    queryFn: ({ signal }) =>
      fetchAttempt({ data: { attemptId, subject: course.subject, courseId: course.courseId }, signal }),
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  })

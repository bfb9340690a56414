import { notFound } from '@tanstack/react-router'
import { useMemo } from 'react'
import { apCourseContext, type CourseContext, gradeCourseContext } from '#domain/catalogue/course-context.ts'
import { readSelectedCurriculum, useCurriculum } from './selected-curriculum.ts'

type GradeCourseParams = { grade: string; subject: string; courseId: string }

/** The course of a page under `/grade/…`, from its path; follows the picked curriculum (CTR-32). */
export function useGradeCourse({ grade, subject, courseId }: GradeCourseParams): CourseContext {
  const selected = useCurriculum()
  return useMemo(() => gradeCourseContext({ grade, subject, courseId, selected }), [grade, subject, courseId, selected])
}

/** The same for a loader. */
export function gradeCourseOf({ grade, subject, courseId }: GradeCourseParams): CourseContext {
  return gradeCourseContext({ grade, subject, courseId, selected: readSelectedCurriculum() })
}

/** The course of a page under `/ap/{subject}`. An unknown subject is an unknown page (OPN-06). */
export function apCourseOf({ subject }: { subject: string }): CourseContext {
  const course = apCourseContext(subject)
  if (!course) throw notFound()
  return course
}

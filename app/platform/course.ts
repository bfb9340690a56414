import { notFound } from '@tanstack/react-router'
import { useMemo } from 'react'
import { apCourseContext, type CourseContext, gradeCourseContext } from '#domain/catalogue/course-context.ts'
import type { CurriculumKey } from '#domain/catalogue/curriculum.ts'
import { readSelectedCurriculum, useCurriculum } from './selected-curriculum.ts'

/** What an address says about its course: under `/grade/…` three things, under `/ap/{subject}` one. */
export type CourseParams =
  | { grade: string; subject: string; courseId: string }
  | { grade?: never; subject: string; courseId?: never }

/**
 * The course of an address. A page under `/grade/…` follows the picked curriculum (CTR-32); an unknown AP subject is an unknown page
 * (OPN-06).
 */
export function courseOf(params: CourseParams, selected: CurriculumKey = readSelectedCurriculum()): CourseContext {
  const course =
    params.grade === undefined ? apCourseContext(params.subject) : gradeCourseContext({ ...params, selected })
  if (!course) throw notFound()
  return course
}

/** What a page of study is about: its course, and whatever else its address names. */
export type PageParams<P extends CourseParams> = { course: CourseContext } & Omit<P, keyof CourseParams>

/** What an address names, for the page that shows it. */
export function usePageParams<P extends CourseParams>({ grade, subject, courseId, ...more }: P): PageParams<P> {
  const selected = useCurriculum()
  const course = useMemo(
    () => courseOf({ grade, subject, courseId } as CourseParams, selected),
    [grade, subject, courseId, selected],
  )
  return { course, ...more }
}

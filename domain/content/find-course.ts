import type { CourseQuery } from './content-query.ts'

interface Findable {
  courseId: string
  curriculum: 'ontario' | 'ap'
  subject: string
  grade?: number | undefined
}

/**
 * The course a content query means, and whether it is only the nearest match (D12, D13).
 * - `ap`: by courseId, else `AP-` + the upper-cased subject slug.
 * - `alberta`: Ontario's course of that courseId, else of the same subject and the nearest grade; always a nearest match.
 * - `ontario` or none: by courseId; without one, by subject and exact grade.
 * A courseId decides over subject and grade. An unknown curriculum finds nothing.
 */
export function findCourse<C extends Findable>(
  courses: Iterable<C>,
  query: CourseQuery,
): { course: C; isNearestMatch: boolean } | undefined {
  const isNearestMatch = query.curriculum === 'alberta'
  const curriculum = isNearestMatch ? 'ontario' : query.curriculum
  const all = [...courses].filter((course) => curriculum === undefined || course.curriculum === curriculum)
  const courseId = query.courseId || (curriculum === 'ap' && query.subject ? `AP-${query.subject.toUpperCase()}` : '')
  const named = all.find((course) => course.courseId === courseId)
  if (named) return { course: named, isNearestMatch }
  if (courseId && !isNearestMatch) return undefined
  const { grade, subject } = query
  if (!subject || grade === undefined) return undefined
  const distance = (course: C) => Math.abs((course.grade ?? Number.POSITIVE_INFINITY) - grade)
  const ofSubject = all
    .filter((course) => course.subject.toLowerCase() === subject && course.grade !== undefined)
    .sort((a, b) => distance(a) - distance(b) || a.courseId.localeCompare(b.courseId))
  const nearest = ofSubject[0]
  if (!nearest || (!isNearestMatch && nearest.grade !== grade)) return undefined
  return { course: nearest, isNearestMatch }
}

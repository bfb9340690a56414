import type { CurriculumKey } from '../catalogue/curriculum.ts'
import type { CourseQuery } from './content-query.ts'

interface Findable {
  courseId: string
  curriculum: CurriculumKey
  subject: string
  grade?: number | undefined
}

/** `isNearestMatch`: a course of another curriculum answers; `own` is then the asking curriculum's course of that subject and grade, if it has one. */
export type FoundCourse<C> = { course: C; isNearestMatch: boolean; own?: C }

/**
 * The course a content query means, and whether it is only the nearest match (D12, D13, D26).
 * - `ap`: by courseId, else `AP-` + the upper-cased subject slug.
 * - `alberta`: Alberta's course of that courseId; Ontario's of that courseId, a nearest match; else Alberta's of the subject and exact grade; else
 *   Ontario's of the subject and the nearest grade, a nearest match.
 * - `ontario`: by courseId; without one, by subject and exact grade.
 * - none: any course by courseId; without one, as for `ontario`.
 * A courseId decides over subject and grade. An unknown curriculum finds nothing.
 */
export function findCourse<C extends Findable>(courses: Iterable<C>, query: CourseQuery): FoundCourse<C> | undefined {
  const all = [...courses]
  const { curriculum, subject, grade } = query
  const courseId = query.courseId || (curriculum === 'ap' && subject ? `AP-${subject.toUpperCase()}` : '')
  const named = all.find(
    (course) => course.courseId === courseId && (curriculum === undefined || course.curriculum === curriculum),
  )
  if (named) return { course: named, isNearestMatch: false }
  if (curriculum === 'alberta') return findForAlberta(all, query)
  if (courseId || (curriculum !== undefined && curriculum !== 'ontario')) return undefined
  const ofGrade = nearestCourse(all, 'ontario', subject, grade)
  return ofGrade && ofGrade.grade === grade ? { course: ofGrade, isNearestMatch: false } : undefined
}

function findForAlberta<C extends Findable>(
  all: readonly C[],
  { courseId, subject, grade }: CourseQuery,
): FoundCourse<C> | undefined {
  const ontario = all.find((course) => course.courseId === courseId && course.curriculum === 'ontario')
  if (ontario) {
    const own = ownOf(all, ontario.subject, ontario.grade)
    return { course: ontario, isNearestMatch: true, ...(own && { own }) }
  }
  const own = ownOf(all, subject, grade)
  if (own) return { course: own, isNearestMatch: false }
  const nearest = nearestCourse(all, 'ontario', subject, grade)
  return nearest && { course: nearest, isNearestMatch: true }
}

const ownOf = <C extends Findable>(all: readonly C[], subject: string | undefined, grade: number | undefined) => {
  const nearest = nearestCourse(all, 'alberta', subject, grade)
  return nearest?.grade === grade ? nearest : undefined
}

/** A curriculum's course of a subject whose grade is nearest; of two, the one whose id comes first (D13). None without a subject or a grade. */
export function nearestCourse<C extends Findable>(
  all: Iterable<C>,
  curriculum: CurriculumKey,
  subject: string | undefined,
  grade: number | undefined,
): C | undefined {
  if (!subject || grade === undefined) return undefined
  const wanted = subject.toLowerCase()
  const distance = (course: C) => Math.abs((course.grade ?? Number.POSITIVE_INFINITY) - grade)
  return [...all]
    .filter(
      (course) =>
        course.curriculum === curriculum && course.subject.toLowerCase() === wanted && course.grade !== undefined,
    )
    .sort((a, b) => distance(a) - distance(b) || a.courseId.localeCompare(b.courseId))[0]
}

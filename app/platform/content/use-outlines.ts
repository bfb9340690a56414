import { useQueries } from '@tanstack/react-query'
import { type CourseContext, courseOfEvents } from '#domain/catalogue/course-context.ts'
import type { CourseOutline } from '#domain/content/course-outline.ts'
import type { CourseFrame } from '#domain/insights/course-frame.ts'
import { contentQuery } from './content-query.ts'
import { outlineOf } from './course-outline.ts'

/** The outlines of some courses by course id, from the device's copies where there are any; one that fails is left out. */
export function useOutlines(courses: readonly CourseContext[]): {
  outlines: ReadonlyMap<string, CourseOutline>
  areSettled: boolean
} {
  const answers = useQueries({ queries: courses.map((course) => contentQuery(outlineOf(course))) })
  const outlines = new Map(
    courses.flatMap(({ courseId }, index) => {
      const answer = answers[index]?.data
      return answer?.ok ? [[courseId, answer.data]] : []
    }),
  )
  return { outlines, areSettled: answers.every((answer) => !answer.isPending) }
}

/** What insights need of courses, as far as their outlines are known. */
export const framesOf = (
  courses: readonly CourseContext[],
  outlines: ReadonlyMap<string, CourseOutline>,
): CourseFrame[] =>
  courses.flatMap((course) => {
    const outline = outlines.get(course.courseId)
    if (!outline) return []
    return {
      ...courseOfEvents(course),
      subjectName: course.label,
      title: outline.title,
      modules: outline.modules.map(({ id, title, weight, lessons, counts }) => ({
        id,
        title,
        weight,
        cards: counts?.cards,
        lessons: lessons ?? [],
      })),
      examParts: outline.exam?.parts,
    }
  })

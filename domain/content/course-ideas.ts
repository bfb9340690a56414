import type { Course } from './course.ts'
import type { Ideas } from './idea.ts'

/** The ideas of a course, by module. */
export type CourseIdeas = Record<string, Ideas>

/** A course without its ideas, and the ideas: pages never need them, so they are kept beside the course and read for Ilm alone. */
export function splitIdeas(course: Course): { course: Course; ideas: CourseIdeas } {
  const ideas: CourseIdeas = {}
  const modules = course.modules.map(({ ideas: own, ...module }) => {
    if (own) ideas[module.id] = own
    return module
  })
  return { course: { ...course, modules }, ideas }
}

/** The whole course again. */
export const withIdeas = (course: Course, ideas: CourseIdeas): Course => ({
  ...course,
  modules: course.modules.map((module) => {
    const own = ideas[module.id]
    return own ? { ...module, ideas: own } : module
  }),
})

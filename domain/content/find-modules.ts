import type { ModuleQuery } from './content-query.ts'
import type { Course, CourseModule } from './course.ts'
import { findCourse } from './find-course.ts'

/**
 * The modules a query means: the one it names, else all of the course. Undefined when the course or the module is unknown.
 * `nearestMatch` is there when another course than the one asked for answers (D13).
 */
export function findModules(
  courses: ReadonlyMap<string, Course>,
  query: ModuleQuery,
): { course: Course; modules: CourseModule[]; nearestMatch?: string } | undefined {
  const found = findCourse(courses.values(), query)
  if (!found) return undefined
  const { course, isNearestMatch } = found
  const modules =
    query.moduleId === undefined ? course.modules : course.modules.filter((module) => module.id === query.moduleId)
  if (modules.length === 0) return undefined
  return { course, modules, ...(isNearestMatch && { nearestMatch: course.courseId }) }
}

import type { CourseHead } from '#domain/content/content-manifest.ts'
import type { Course } from '#domain/content/course.ts'

/**
 * A course whose head is known and whose body is read when something of it is first asked for: a start reads no course, and a course
 * that nobody studies takes no memory.
 * @param read the whole course; called at most once, unless it throws
 */
export function openCourse(head: CourseHead, read: () => Course): Course {
  let whole: Course | undefined
  const body = () => {
    whole ??= read()
    return whole
  }
  return {
    ...head,
    get exam() {
      return body().exam
    },
    get modules() {
      return body().modules
    },
    get referenceSheet() {
      return body().referenceSheet
    },
  }
}

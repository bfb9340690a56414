/** What stands in one line, part by part, and which line of its course it is. */
type CourseLine = { course: string; parts: readonly string[]; index: number }

/**
 * Questions of students, written by course, one a line, their parts held apart by ` | `.
 * @throws Error on a line that has another number of parts, or an empty one
 */
export const readCourseLines = (byCourse: Readonly<Record<string, string>>, parts: number): CourseLine[] =>
  Object.entries(byCourse).flatMap(([course, lines]) =>
    lines
      .trim()
      .split('\n')
      .map((line, index) => {
        const found = line.split(' | ').map((part) => part.trim())
        if (found.length !== parts || found.includes('')) throw new Error(`${course}: not in the form: ${line}`)
        return { course, parts: found, index }
      }),
  )

/** `one-lesson, another-lesson` */
export const readLessonIds = (list: string): string[] => list.split(',').map((one) => one.trim())

import { countModule } from './count-module.ts'
import type { Course } from './course.ts'
import type { CourseOutline } from './course-outline.ts'
import type { OutlinePart } from './exam-part-rules.ts'
import type { FoundCourse } from './find-course.ts'

/**
 * The outline the course page shows (CRS-15) from a whole course. Lessons named in the outline without content are in
 * preparation: `isAvailable` false, and they count for nothing. Lesson minutes are the sum of their sections' minutes.
 * `found` says when another curriculum asked (D13), and what it has of its own (D26).
 * @param examParts what the exam is made of, as far as the course's questions fill it (offered-parts.ts)
 */
export function buildCourseOutline(
  course: Course,
  examParts: readonly OutlinePart[],
  found: Omit<FoundCourse<Pick<Course, 'courseId' | 'title'>>, 'course'> = { isNearestMatch: false },
): CourseOutline {
  const { title, courseId, description, durationWeeks, practiceCalculator } = course
  const minutes = examParts.reduce((sum, part) => sum + part.minutes, 0)
  const questions = examParts.reduce((sum, part) => sum + part.questions, 0)
  return {
    title,
    courseId,
    description,
    durationWeeks,
    modules: course.modules.map((module) => {
      const contents = new Map(module.lessonContents.map((lesson) => [lesson.id, lesson]))
      return {
        id: module.id,
        title: module.title,
        summary: module.summary,
        category: module.category,
        weight: module.weight,
        lessons: module.lessons.map(({ id, title }) => {
          const content = contents.get(id)
          if (!content) return { id, title, isAvailable: false }
          const estimated = content.content.reduce((sum, section) => sum + (section.estimatedMinutes ?? 0), 0)
          return {
            id,
            title,
            isAvailable: true,
            ...(estimated > 0 && { estimatedMinutes: estimated }),
            sectionIds: content.content.map((section) => section.id),
          }
        }),
        counts: countModule(module),
      }
    }),
    exam: { minutes, questions, parts: [...examParts] },
    ...(practiceCalculator && { practiceCalculator }),
    ...(found.isNearestMatch && { nearestMatch: courseId }),
    ...(found.own && { ownCourse: { courseId: found.own.courseId, title: found.own.title } }),
  }
}

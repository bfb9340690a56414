import { CURRICULUM_KEYS } from '../catalogue/curriculum.ts'
import { sumOf } from '../maths/sum-of.ts'
import { countModule } from './count-module.ts'
import type { Course } from './course.ts'
import type { CourseList } from './course-list.ts'

/**
 * Every course with what it holds (D22), in the order of the picker's curricula (HDR-02), grade and title. A course with nothing to study is left out.
 * Lessons that are named without being written do not count as lessons.
 * @param examParts what a course's exam is made of (offered-parts.ts)
 */
export function listCourses(
  courses: Iterable<Course>,
  examParts: (course: Course) => readonly { minutes: number }[],
): CourseList {
  const listed = [...courses].map((course) => {
    const { courseId, curriculum, subject, grade, title, description, modules } = course
    const counted = modules.map(countModule)
    const firstPractice = modules.find(({ questions }) => questions.length > 0)?.id
    const lessons = modules.flatMap((module) => module.lessonContents)
    return {
      courseId,
      curriculum,
      subject,
      ...(grade !== undefined && { grade }),
      title,
      description,
      modules: modules.map((module) => module.title),
      counts: {
        lessons: lessons.length,
        cards: sumOf(counted.map(({ cards }) => cards)),
        questions: sumOf(counted.map(({ questions }) => questions)),
        sections: sumOf(lessons.map(({ content }) => content.length)),
      },
      examMinutes: sumOf(examParts(course).map(({ minutes }) => minutes)),
      ...(firstPractice !== undefined && { firstPractice }),
    }
  })
  return {
    courses: listed
      .filter(({ counts }) => counts.lessons + counts.cards + counts.questions > 0)
      .sort(
        (a, b) =>
          CURRICULUM_KEYS.indexOf(a.curriculum) - CURRICULUM_KEYS.indexOf(b.curriculum) ||
          (a.grade ?? 0) - (b.grade ?? 0) ||
          a.title.localeCompare(b.title) ||
          a.courseId.localeCompare(b.courseId),
      ),
  }
}

import type { Course } from './course.ts'
import type { CourseList } from './course-list.ts'

/**
 * Every course with what it holds (D22), in the order of curriculum, grade and title. A course with nothing to study is left out.
 * Lessons that are named without being written do not count as lessons.
 */
export function listCourses(courses: Iterable<Course>): CourseList {
  const listed = [...courses].map((course) => {
    const { courseId, curriculum, subject, grade, title, description, modules } = course
    const sum = (count: (module: Course['modules'][number]) => number) =>
      modules.reduce((total, module) => total + count(module), 0)
    return {
      courseId,
      curriculum,
      subject,
      ...(grade !== undefined && { grade }),
      title,
      description,
      modules: modules.map((module) => module.title),
      counts: {
        lessons: sum((module) => module.lessonContents.length),
        cards: sum(({ decks }) => decks.reduce((total, deck) => total + deck.cards.length, 0)),
        questions: sum((module) => module.questions.length),
        sections: sum(({ lessonContents }) =>
          lessonContents.reduce((total, lesson) => total + lesson.content.length, 0),
        ),
      },
      examMinutes: course.exam.parts.reduce((total, part) => total + part.minutes, 0),
    }
  })
  return {
    courses: listed
      .filter(({ counts }) => counts.lessons + counts.cards + counts.questions > 0)
      .sort(
        (a, b) =>
          // Ontario before AP, as the picker has them
          b.curriculum.localeCompare(a.curriculum) ||
          (a.grade ?? 0) - (b.grade ?? 0) ||
          a.title.localeCompare(b.title) ||
          a.courseId.localeCompare(b.courseId),
      ),
  }
}

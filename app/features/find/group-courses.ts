import type { CoursesSearch } from '#app/platform/search.ts'
import { CURRICULA } from '#domain/catalogue/curriculum.ts'
import { subjectFieldOf } from '#domain/catalogue/subject-field.ts'
import type { ListedCourse } from '#domain/content/course-list.ts'

/** Alberta's students study Ontario's course where their own is not written yet (D13). */
const servesCurriculum = (course: ListedCourse, curriculum: string) =>
  course.curriculum === curriculum || (curriculum === 'alberta' && course.curriculum === 'ontario')

/** Whether a course is one of those asked for. AP courses have no grade, so a grade leaves them out. */
export function matchesFilters(course: ListedCourse, { curriculum, grade, subject }: CoursesSearch): boolean {
  return (
    (curriculum === undefined || servesCurriculum(course, curriculum)) &&
    (grade === undefined || course.grade === grade) &&
    (subject === undefined || subjectFieldOf(course.subject) === subject)
  )
}

/** By curriculum and grade, in the order they come: "Ontario, Grade 9" … "AP". */
export function groupCourses(courses: readonly ListedCourse[]): { title: string; courses: ListedCourse[] }[] {
  const groups = Map.groupBy(courses, groupTitle)
  return [...groups].map(([title, ofGroup]) => ({ title, courses: ofGroup }))
}

function groupTitle({ curriculum, grade }: ListedCourse): string {
  const label = CURRICULA.find(({ key }) => key === curriculum)?.label ?? curriculum
  return grade === undefined ? label : `${label}, Grade ${grade}`
}

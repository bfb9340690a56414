import type { CoursesSearch } from '#app/platform/search.ts'
import { CURRICULA } from '#domain/catalogue/curriculum.ts'
import { subjectFieldOf } from '#domain/catalogue/subject-field.ts'
import type { ListedCourse } from '#domain/content/course-list.ts'
import { servedCourses } from '#domain/content/served-courses.ts'

/** The courses asked for, those of a chosen curriculum first. AP courses have no grade, so a grade leaves them out. */
export function coursesMatching(
  courses: readonly ListedCourse[],
  { curriculum, grade, subject }: CoursesSearch,
): ListedCourse[] {
  const served = curriculum === undefined ? courses : servedCourses(courses, curriculum)
  return served.filter(
    (course) =>
      (grade === undefined || course.grade === grade) &&
      (subject === undefined || subjectFieldOf(course.subject) === subject),
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

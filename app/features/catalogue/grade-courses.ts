import { type CatalogueCourse, coursesOfGrade, subjectTheme } from '#domain/catalogue/course-catalogue.ts'
import type { CurriculumKey } from '#domain/catalogue/curriculum.ts'
import type { ListedCourse } from '#domain/content/course-list.ts'

/** A course as the card of its grade shows it. */
export type GradeCourse = Pick<CatalogueCourse, 'subject' | 'label' | 'courseId' | 'colorTheme' | 'description'> & {
  level: string
}

/**
 * The courses of a grade: those of the built-in catalogue (GRD-01); for Alberta, its own from what the gateway lists come first and take the
 * places of Ontario's of the same subject (D26). Without a list, as for Ontario (D13).
 */
export function coursesOfGradeIn(
  curriculum: CurriculumKey,
  gradeId: string,
  listed: readonly ListedCourse[] | undefined,
): GradeCourse[] {
  const builtIn = coursesOfGrade(gradeId)
  if (curriculum !== 'alberta' || !listed) return builtIn
  const own = listed.filter((course) => course.curriculum === 'alberta' && String(course.grade) === gradeId).map(cardOf)
  return [...own, ...builtIn.filter(({ subject }) => !own.some((course) => course.subject === subject))]
}

const cardOf = ({ subject, courseId, title, description }: ListedCourse): GradeCourse => ({
  subject,
  courseId,
  label: title,
  level: 'Alberta',
  colorTheme: subjectTheme(subject),
  description,
})

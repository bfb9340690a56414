import { subjectFieldOf } from '#domain/catalogue/subject-field.ts'
import type { Course } from '#domain/content/course.ts'
import { eachProse } from '../check/check-texts.ts'
import { misspellings } from '../check/spelling.ts'
import type { LoadedCourse } from '../load-course-files.ts'
import type { CourseMeasures } from './figures.ts'
import { measureExams } from './measure-exams.ts'
import { measureLessons } from './measure-lessons.ts'
import { measureQuestions } from './measure-questions.ts'

/** Everything the report says of a course. */
export function measureCourse({ course, files }: Pick<LoadedCourse, 'course' | 'files'>): CourseMeasures {
  let unknownWords = 0
  eachProse(files, (words) => {
    unknownWords += misspellings(words).length
  })
  return { ...measureExams(course), ...measureQuestions(course), ...measureLessons(course), unknownWords }
}

export const kindOfCourse = ({ courseId, subject }: Pick<Course, 'courseId' | 'subject'>) => ({
  courseId,
  field: subjectFieldOf(subject),
})

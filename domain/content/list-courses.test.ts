import { expect, test } from 'vitest'
import { makeLessonCourse } from '#tests/factories/lesson-course.ts'
import type { Course } from './course.ts'
import { catalogueList, normaliseCourseList } from './course-list.ts'
import { listCourses } from './list-courses.ts'

const biology = makeLessonCourse({ courseId: 'SBI3U', title: 'Biology', lesson: 'Cells' })
const ap = makeLessonCourse({ courseId: 'AP-BIOLOGY', title: 'AP Biology', lesson: 'Cells' })
const alberta = {
  ...makeLessonCourse({ courseId: 'AB-SCIENCE-9', title: 'Science 9', lesson: 'Cells' }),
  curriculum: 'alberta' as const,
  grade: 9,
}
const younger = { ...makeLessonCourse({ courseId: 'SNC1W', title: 'Science', lesson: 'Atoms' }), grade: 9 }

const partsOf = (course: Course) => course.exam.parts

test('every course is listed with what it holds, in the order of the picker and of grades (D22, HDR-02)', () => {
  const { courses } = listCourses([ap, alberta, biology, younger], partsOf)
  expect(courses.map((course) => course.courseId)).toEqual(['SNC1W', 'SBI3U', 'AB-SCIENCE-9', 'AP-BIOLOGY'])
  expect(courses[1]).toMatchObject({
    grade: 11,
    modules: ['The module'],
    counts: { lessons: 1, cards: 1, questions: 0, sections: 1 },
    examMinutes: 60,
  })
  expect(courses[3]).not.toHaveProperty('grade')
})

test('a course with nothing to study is not listed', () => {
  const empty = { ...biology, modules: biology.modules.map((module) => ({ ...module, lessonContents: [], decks: [] })) }
  expect(listCourses([empty], partsOf).courses).toEqual([])
})

test('a list of another gateway keeps the courses that can be read', () => {
  const raw = {
    courses: [
      { courseId: 'X1', curriculum: 'ontario', subject: 'art', title: 'Art', grade: '10' },
      { title: 'no id' },
      7,
    ],
  }
  expect(normaliseCourseList(raw)?.courses).toMatchObject([{ courseId: 'X1', grade: 10 }])
  expect(normaliseCourseList('nothing')).toBeUndefined()
})

test('the built-in catalogue stands in with all its courses (D13)', () => {
  const { courses } = catalogueList()
  expect(courses).toHaveLength(26)
  expect(normaliseCourseList({ courses })?.courses).toHaveLength(26)
})

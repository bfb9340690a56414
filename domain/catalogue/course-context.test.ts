import { expect, test } from 'vitest'
import { AP_SUBJECTS } from './ap-subjects.ts'
import { COURSE_CATALOGUE } from './course-catalogue.ts'
import {
  apCourseContext,
  contentParamsOf,
  contextOfCourseId,
  courseOfEvents,
  gradeCourseContext,
} from './course-context.ts'

const science = gradeCourseContext({ grade: '9', subject: 'Science', courseId: 'snc1w', selected: 'ontario' })

test('a grade page: subject in lower case, courseId in upper case, grade a number (GWY-16, GWY-17, GWY-18, GWY-19, CTR-20)', () => {
  expect(contentParamsOf(science)).toEqual({ curriculum: 'ontario', grade: 9, subject: 'science', courseId: 'SNC1W' })
  expect(courseOfEvents(science)).toEqual({ curriculum: 'ontario', grade: '9', subject: 'science', courseId: 'SNC1W' })
})

test('a grade that is no number is none for content calls (CHP-03)', () => {
  const odd = gradeCourseContext({ grade: 'abc', subject: 'science', courseId: 'SNC1W', selected: 'ontario' })
  expect(odd.grade).toBeUndefined()
  expect(odd.gradeKey).toBe('abc')
})

test('Alberta is asked for where it is picked, AP never on grade pages (D13, CTR-32)', () => {
  const of = (selected: 'alberta' | 'ap') =>
    gradeCourseContext({ grade: '9', subject: 'science', courseId: 'SNC1W', selected }).curriculum
  expect(of('alberta')).toBe('alberta')
  expect(of('ap')).toBe('ontario')
})

test('an AP page knows its course from the slug alone (D12, CTR-08, CTR-10)', () => {
  for (const { slug } of AP_SUBJECTS) {
    const course = apCourseContext(slug)
    if (!course) throw new Error(slug)
    expect(contentParamsOf(course)).toEqual({
      curriculum: 'ap',
      grade: undefined,
      subject: slug,
      courseId: `AP-${slug.toUpperCase()}`,
    })
    expect(course.studentGrade).toBe('12')
    expect(courseOfEvents(course).grade).toBe('ap')
  }
  expect(apCourseContext('latin')).toBeUndefined()
})

test('every course is found by its id alone', () => {
  for (const { courseId, grade } of COURSE_CATALOGUE) {
    expect(contextOfCourseId(courseId, 'ap')).toMatchObject({ courseId, gradeKey: String(grade), isAp: false })
  }
  expect(contextOfCourseId('ap-physics-1', 'ontario')).toMatchObject({ subject: 'physics-1', isAp: true })
  expect(contextOfCourseId('XYZ9Z', 'ontario')).toBeUndefined()
})

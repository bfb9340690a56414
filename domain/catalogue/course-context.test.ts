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

test('the addresses of a grade course (SHL-03, SHL-04, SHL-05, SHL-06, SHL-07, SHL-08, SHL-09)', () => {
  const { paths } = science
  expect(paths.subject).toEqual({
    to: '/grade/9/subject/science',
    search: { courseId: 'SNC1W' },
    state: { level: 'science', courseId: 'SNC1W' },
  })
  expect(paths.lesson('m1')).toBe('/grade/9/subject/science/SNC1W/lesson/m1')
  expect(paths.lesson('m1', 'l1')).toBe('/grade/9/subject/science/SNC1W/lessons/m1/l1')
  expect(paths.flashcards('m1')).toBe('/grade/9/subject/science/SNC1W/flashcards/m1')
  expect(paths.challenges('m1')).toBe('/grade/9/subject/science/SNC1W/challenges/m1')
  expect(paths.exam).toBe('/grade/9/subject/science/SNC1W/exam')
  expect(paths.examPlayer).toBe('/grade/9/subject/science/SNC1W/exam-player')
  expect(paths.examResults('a1')).toBe('/grade/9/subject/science/SNC1W/exam-results/a1')
  expect(paths.examReview).toBe('/grade/9/subject/science/SNC1W/exam-review')
})

test('ids are safe inside addresses', () => {
  expect(science.paths.flashcards('a/b?c')).toBe('/grade/9/subject/science/SNC1W/flashcards/a%2Fb%3Fc')
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
    expect(course.paths.subject).toEqual({ to: `/ap/${slug}`, search: {}, state: {} })
    expect(course.paths.lesson('core')).toBe(`/ap/${slug}/lessons/core/introduction`)
    expect(course.paths.exam).toBe(`/ap/${slug}/exam`)
  }
  expect(apCourseContext('latin')).toBeUndefined()
})

test('every course is found by its id alone', () => {
  for (const { courseId, grade } of COURSE_CATALOGUE) {
    expect(contextOfCourseId(courseId, 'ap')?.paths.exam).toContain(`/grade/${grade}/`)
  }
  expect(contextOfCourseId('ap-physics-1', 'ontario')?.paths.exam).toBe('/ap/physics-1/exam')
  expect(contextOfCourseId('XYZ9Z', 'ontario')).toBeUndefined()
})

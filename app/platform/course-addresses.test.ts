import { expect, test } from 'vitest'
import { AP_SUBJECTS } from '#domain/catalogue/ap-subjects.ts'
import { apCourseContext, gradeCourseContext } from '#domain/catalogue/course-context.ts'
import { addressesOf, courseLink } from './course-addresses.ts'
import { COURSE_TABS, tabAt } from './course-tabs.ts'

const science = gradeCourseContext({ grade: '9', subject: 'Science', courseId: 'snc1w', selected: 'ontario' })

test('the addresses of a grade course (SHL-03, SHL-04, SHL-05, SHL-06, SHL-07, SHL-08, SHL-09)', () => {
  const addresses = addressesOf(science)
  expect(addresses.lesson('m1')).toBe('/grade/9/subject/science/SNC1W/lesson/m1')
  expect(addresses.lesson('m1', 'l1')).toBe('/grade/9/subject/science/SNC1W/lessons/m1/l1')
  expect(addresses.flashcards('m1')).toBe('/grade/9/subject/science/SNC1W/flashcards/m1')
  expect(addresses.challenges('m1')).toBe('/grade/9/subject/science/SNC1W/challenges/m1')
  expect(addresses.exam).toBe('/grade/9/subject/science/SNC1W/exam')
  expect(addresses.examPlayer).toBe('/grade/9/subject/science/SNC1W/exam-player')
  expect(addresses.examResults('a1')).toBe('/grade/9/subject/science/SNC1W/exam-results/a1')
  expect(addresses.examReview).toBe('/grade/9/subject/science/SNC1W/exam-review')
})

test('ids are safe inside addresses, whatever stands in them', () => {
  expect(addressesOf(science).flashcards('a/b?c')).toBe('/grade/9/subject/science/SNC1W/flashcards/a%2Fb%3Fc')
  expect(addressesOf(science).lesson('$lessonId', '$&')).toBe(
    '/grade/9/subject/science/SNC1W/lessons/%24lessonId/%24%26',
  )
})

test('a course’s page opens at a tab, and knows its course without the address (CTR-09, LES-04, D16)', () => {
  const page = { to: '/grade/9/subject/science', state: { level: 'science', courseId: 'SNC1W' } }
  expect(courseLink(science)).toEqual({ ...page, search: { courseId: 'SNC1W' } })
  expect(courseLink(science, 'flashcards')).toEqual({ ...page, search: { courseId: 'SNC1W', tab: 1 } })
  expect(courseLink(science, 'ilm').search.tab).toBe(4)
  expect([0, 1, 2, 3, 4].map(tabAt)).toEqual([...COURSE_TABS])
  expect(tabAt(undefined)).toBe('lessons')
})

test('an AP course has its hub, without tabs, and its pages under its slug (D12, CTR-10, APX-07)', () => {
  for (const { slug } of AP_SUBJECTS) {
    const course = apCourseContext(slug)
    if (!course) throw new Error(slug)
    expect(courseLink(course, 'practice')).toEqual({ to: `/ap/${slug}`, search: {}, state: {} })
    expect(courseLink(course, 'ilm').hash).toBe('ilm')
    expect(addressesOf(course).lesson('core')).toBe(`/ap/${slug}/lessons/core/introduction`)
    expect(addressesOf(course).exam).toBe(`/ap/${slug}/exam`)
  }
})

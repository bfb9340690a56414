import { expect, test } from 'vitest'
import type { CurriculumKey } from '../catalogue/curriculum.ts'
import { findCourse } from './find-course.ts'

const CURRICULUM_OF_PREFIX = new Map<string, CurriculumKey>([
  ['AP', 'ap'],
  ['AB', 'alberta'],
])
const course = (courseId: string, subject: string, grade?: number) => ({
  courseId,
  subject,
  grade,
  curriculum: CURRICULUM_OF_PREFIX.get(courseId.split('-')[0] ?? '') ?? 'ontario',
})
const courses = [
  course('SNC1W', 'science', 9),
  course('SNC2D', 'science', 10),
  course('SBI3U', 'biology', 11),
  course('SBI4U', 'biology', 12),
  course('AP-BIOLOGY', 'biology'),
]
const idOf = (query: Parameters<typeof findCourse>[1]) => findCourse(courses, query)?.course.courseId

test('a courseId decides over subject and grade', () => {
  expect(idOf({ courseId: 'SNC2D', subject: 'biology', grade: 9 })).toBe('SNC2D')
  expect(idOf({ courseId: 'NOPE', subject: 'science', grade: 9 })).toBeUndefined()
})

test('without a courseId, subject and exact grade decide', () => {
  expect(idOf({ curriculum: 'ontario', subject: 'biology', grade: 12 })).toBe('SBI4U')
  expect(idOf({ curriculum: 'ontario', subject: 'biology', grade: 9 })).toBeUndefined()
  expect(idOf({ curriculum: 'ontario', subject: 'biology' })).toBeUndefined()
  expect(idOf({})).toBeUndefined()
})

test('a course of another curriculum is not found', () => {
  expect(idOf({ curriculum: 'ontario', courseId: 'AP-BIOLOGY' })).toBeUndefined()
  expect(idOf({ curriculum: 'ap', courseId: 'SNC1W' })).toBeUndefined()
  expect(idOf({ curriculum: 'quebec', courseId: 'SNC1W' })).toBeUndefined()
})

test('AP is found by slug, without a grade (D12)', () => {
  expect(idOf({ curriculum: 'ap', subject: 'biology' })).toBe('AP-BIOLOGY')
})

test('Alberta gets the same course, else the nearest grade of the subject, always marked (D13)', () => {
  const alberta = (query: object) => findCourse(courses, { curriculum: 'alberta', ...query })
  expect(alberta({ courseId: 'SNC1W' })).toMatchObject({ course: { courseId: 'SNC1W' }, isNearestMatch: true })
  expect(alberta({ subject: 'biology', grade: 10 })?.course.courseId).toBe('SBI3U')
  expect(alberta({ subject: 'science', grade: 12, courseId: 'SCI30' })?.course.courseId).toBe('SNC2D')
  expect(alberta({ subject: 'latin', grade: 9 })).toBeUndefined()
  expect(findCourse(courses, { courseId: 'SNC1W' })?.isNearestMatch).toBe(false)
})

test('Alberta’s own course answers Alberta, and an Ontario course that is asked for by its id says which it is (D26)', () => {
  const own = course('AB-SCIENCE-9', 'science', 9)
  const find = (query: object) => findCourse([own, ...courses], query)
  const alberta = (query: object) => find({ curriculum: 'alberta', ...query })
  const itself = { course: own, isNearestMatch: false }
  expect(alberta({ courseId: 'AB-SCIENCE-9', subject: 'biology', grade: 11 })).toEqual(itself)
  expect(alberta({ subject: 'science', grade: 9 })).toEqual(itself)
  expect(alberta({ subject: 'science', grade: 9, courseId: 'SCI9' })).toEqual(itself)
  expect(alberta({ courseId: 'SNC1W', subject: 'science', grade: 9 })).toEqual({
    course: course('SNC1W', 'science', 9),
    isNearestMatch: true,
    own,
  })
  // of another grade or subject it has none of its own
  expect(alberta({ courseId: 'SNC2D' })).toEqual({ course: course('SNC2D', 'science', 10), isNearestMatch: true })
  expect(alberta({ subject: 'science', grade: 10 })?.course.courseId).toBe('SNC2D')
  expect(alberta({ courseId: 'AP-BIOLOGY' })).toBeUndefined()
})

test('a course of Alberta never answers for another curriculum, nor where none is named but by its id (D26)', () => {
  const own = course('AB-SCIENCE-9', 'science', 9)
  const find = (query: object) => findCourse([own, ...courses], query)?.course.courseId
  expect(find({ curriculum: 'ontario', courseId: 'AB-SCIENCE-9' })).toBeUndefined()
  for (const curriculum of ['ontario', undefined])
    expect(find({ curriculum, subject: 'science', grade: 9 })).toBe('SNC1W')
  expect(find({ courseId: 'AB-SCIENCE-9' })).toBe('AB-SCIENCE-9')
})

import { expect, test } from 'vitest'
import { CURRICULUM_KEYS } from '../catalogue/curriculum.ts'
import { catalogueList } from './course-list.ts'
import { servedCourses } from './served-courses.ts'

const { courses } = catalogueList()
const science = {
  courseId: 'AB-SCIENCE-9',
  curriculum: 'alberta',
  subject: 'science',
  grade: 9,
  title: 'Science 9 (Alberta)',
  description: '',
  modules: [],
}
const idsOf = (...args: Parameters<typeof servedCourses>) => servedCourses(...args).map(({ courseId }) => courseId)

test('Alberta’s own course comes first and takes the place of Ontario’s of that subject and grade only (D13, D26)', () => {
  const served = idsOf([...courses, science], 'alberta')
  expect(served.slice(0, 2)).toEqual(['AB-SCIENCE-9', 'MTH1W'])
  expect(served).not.toContain('SNC1W')
  expect(served).toContain('SNC2D')
  expect(served).toHaveLength(idsOf(courses, 'ontario').length)
})

test('without a course of its own Alberta studies Ontario’s (D13)', () => {
  expect(idsOf(courses, 'alberta')).toEqual(idsOf(courses, 'ontario'))
})

test('nobody else is shown a course of Alberta', () => {
  for (const key of CURRICULUM_KEYS.filter((key) => key !== 'alberta'))
    expect(idsOf([...courses, science], key)).toEqual(idsOf(courses, key))
})

import { expect, test } from 'vitest'
import { CURRICULUM_KEYS } from '#domain/catalogue/curriculum.ts'
import { catalogueList } from '#domain/content/course-list.ts'
import { coursesOfGradeIn } from './grade-courses.ts'

const listed = [
  ...catalogueList().courses,
  {
    courseId: 'AB-SCIENCE-9',
    curriculum: 'alberta',
    subject: 'science',
    grade: 9,
    title: 'Science 9 (Alberta)',
    description: 'Five units.',
    modules: [],
  },
]
const idsOf = (...args: Parameters<typeof coursesOfGradeIn>) =>
  coursesOfGradeIn(...args).map(({ courseId }) => courseId)

test('Alberta’s grade 9 begins with its own Science 9, and Ontario’s math stands in (D26, GRD-01)', () => {
  expect(idsOf('alberta', '9', listed)).toEqual(['AB-SCIENCE-9', 'MTH1W'])
  expect(coursesOfGradeIn('alberta', '9', listed).map(({ level }) => level)).toEqual(['Alberta', 'Ontario Core'])
})

test('grades for which Alberta has nothing of its own, and Alberta without a list, are as Ontario’s (D13)', () => {
  expect(idsOf('alberta', '10', listed)).toEqual(['SNC2D'])
  expect(idsOf('alberta', '9', undefined)).toEqual(['SNC1W', 'MTH1W'])
  expect(idsOf('alberta', '13', listed)).toEqual([])
})

test('elsewhere the built-in catalogue alone decides (GRD-08)', () => {
  for (const key of CURRICULUM_KEYS.filter((key) => key !== 'alberta'))
    expect(idsOf(key, '9', listed)).toEqual(['SNC1W', 'MTH1W'])
})

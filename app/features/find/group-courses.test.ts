import { expect, test } from 'vitest'
import { catalogueList } from '#domain/content/course-list.ts'
import { groupCourses, matchesFilters } from './group-courses.ts'

const { courses } = catalogueList()
const shown = (filters: Parameters<typeof matchesFilters>[1]) =>
  courses.filter((course) => matchesFilters(course, filters)).map((course) => course.courseId)

test('curriculum, grade and subject narrow the list together (D22)', () => {
  expect(shown({})).toHaveLength(26)
  expect(shown({ curriculum: 'ontario', grade: 11, subject: 'science' })).toEqual(['SBI3U', 'SCH3U', 'SPH3U'])
  expect(shown({ curriculum: 'ap', subject: 'computer-science' })).toHaveLength(2)
  expect(shown({ grade: 11, curriculum: 'ap' })).toEqual([])
})

test('Alberta shows what its students can study: Ontario’s courses as the nearest (D13)', () => {
  expect(shown({ curriculum: 'alberta' })).toEqual(shown({ curriculum: 'ontario' }))
})

test('groups are named by curriculum and grade', () => {
  expect(groupCourses(courses).map(({ title }) => title)).toEqual([
    'Ontario, Grade 9',
    'Ontario, Grade 10',
    'Ontario, Grade 11',
    'Ontario, Grade 12',
    'AP',
  ])
})

import { expect, test } from 'vitest'
import { catalogueList } from '#domain/content/course-list.ts'
import { coursesMatching, groupCourses } from './group-courses.ts'

const { courses } = catalogueList()
const shown = (filters: Parameters<typeof coursesMatching>[1]) =>
  coursesMatching(courses, filters).map((course) => course.courseId)

test('curriculum, grade and subject narrow the list together (D22)', () => {
  expect(shown({})).toHaveLength(26)
  expect(shown({ curriculum: 'ontario', grade: 11, subject: 'science' })).toEqual(['SBI3U', 'SCH3U', 'SPH3U'])
  expect(shown({ curriculum: 'ap', subject: 'computer-science' })).toHaveLength(2)
  expect(shown({ grade: 11, curriculum: 'ap' })).toEqual([])
})

test('Alberta shows what its students can study: Ontario’s courses as the nearest (D13)', () => {
  expect(shown({ curriculum: 'alberta' })).toEqual(shown({ curriculum: 'ontario' }))
})

test('Alberta’s own course is listed before those of Ontario that stand in (D26)', () => {
  const own = { ...courses[0], courseId: 'AB-SCIENCE-9', curriculum: 'alberta', title: 'Science 9 (Alberta)' }
  const listed = coursesMatching([...courses, { ...courses[0], ...own } as (typeof courses)[0]], {
    curriculum: 'alberta',
    grade: 9,
  })
  expect(groupCourses(listed).map((group) => [group.title, group.courses.map(({ courseId }) => courseId)])).toEqual([
    ['Alberta, Grade 9', ['AB-SCIENCE-9']],
    ['Ontario, Grade 9', ['MTH1W']],
  ])
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

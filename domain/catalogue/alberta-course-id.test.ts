import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readAlbertaCourseId } from './alberta-course-id.ts'
import { AP_SUBJECTS } from './ap-subjects.ts'
import { COURSE_CATALOGUE } from './course-catalogue.ts'
import { contentParamsOf, contextOfCourseId, gradeCourseContext } from './course-context.ts'
import { CURRICULUM_KEYS } from './curriculum.ts'

test('the id of a course of Alberta says its subject and grade (D26)', () => {
  expect(readAlbertaCourseId('AB-SCIENCE-9')).toEqual({ subject: 'science', grade: '9', label: 'Science 9' })
  expect(readAlbertaCourseId('ab-mathematics-9')).toEqual({ subject: 'math', grade: '9', label: 'Mathematics 9' })
  expect(readAlbertaCourseId('AB-SOCIAL-STUDIES-12')?.label).toBe('Social studies 12')
})

test('no other id is one of Alberta (D26)', () => {
  const others = [...COURSE_CATALOGUE, ...AP_SUBJECTS].map(({ courseId }) => courseId)
  for (const id of [
    ...others,
    '',
    'AB-',
    'AB-9',
    'AB-SCIENCE',
    'AB-SCIENCE-',
    'AB-SCIENCE-09',
    'AB--9',
    ' AB-SCIENCE-9',
  ])
    expect(readAlbertaCourseId(id), id).toBeUndefined()
  fc.assert(
    fc.property(fc.string(), (id) => {
      const read = readAlbertaCourseId(id)
      if (read) expect(id.toUpperCase()).toMatch(/^AB-/)
    }),
  )
})

test.each(CURRICULUM_KEYS)('its pages ask for Alberta’s content, also where %s is picked (D26, CTR-32)', (selected) => {
  const page = gradeCourseContext({ grade: '9', subject: 'Science', courseId: 'ab-science-9', selected })
  expect(contentParamsOf(page)).toEqual({
    curriculum: 'alberta',
    grade: 9,
    subject: 'science',
    courseId: 'AB-SCIENCE-9',
  })
  expect(page.label).toBe('Science 9')
  // a page known by its id alone is the same page
  expect(contextOfCourseId('AB-SCIENCE-9', selected)).toEqual(page)
})

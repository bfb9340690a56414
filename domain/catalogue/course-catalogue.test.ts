import { expect, test } from 'vitest'
import { COURSE_CATALOGUE, colorThemeAt, coursesOfGrade, findCourse } from './course-catalogue.ts'

const codes = (grade: string) => coursesOfGrade(grade).map((course) => `${course.courseId} ${course.subject}`)

test('grade 9 has science and math (GRD-08)', () => {
  expect(codes('9')).toEqual(['SNC1W science', 'MTH1W math'])
})

test('grade 10 has science (GRD-09)', () => {
  expect(codes('10')).toEqual(['SNC2D science'])
})

test('grade 11 has five courses (GRD-10)', () => {
  expect(codes('11')).toEqual(['SBI3U biology', 'SCH3U chemistry', 'SPH3U physics', 'MCR3U functions', 'ENG3U english'])
})

test('grade 12 has six courses, two named as in the catalogue (GRD-11)', () => {
  expect(codes('12').map((code) => code.split(' ')[0])).toEqual(['SBI4U', 'SCH4U', 'SPH4U', 'MHF4U', 'MCV4U', 'ENG4U'])
  expect(findCourse('MHF4U')?.label).toBe('Advanced Functions')
  expect(findCourse('mcv4u')?.label).toBe('Calculus & Vectors')
})

test('every course carries every field (GRD-07)', () => {
  for (const course of COURSE_CATALOGUE) {
    expect(course.level).toBe('Ontario Core')
    expect([9, 10, 11, 12]).toContain(course.grade)
    expect(course.subject).toMatch(/^[a-z-]+$/)
    expect(course.description).not.toBe('')
  }
  expect(new Set(COURSE_CATALOGUE.map((course) => course.id)).size).toBe(14)
})

test('an unknown or non-numeric grade has no courses (GRD-05)', () => {
  for (const grade of ['13', 'abc', '', '9.0', ' 9', '09']) expect(coursesOfGrade(grade)).toEqual([])
})

test('card themes cycle in threes (CRS-05)', () => {
  expect([0, 1, 2, 3, 4, 5].map(colorThemeAt)).toEqual([1, 2, 3, 1, 2, 3])
})

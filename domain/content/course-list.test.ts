import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { oddValue } from '#tests/factories/gateway-shapes.ts'
import { catalogueList, courseListSchema, normaliseCourseList } from './course-list.ts'

const course = (fields: object = {}) => ({
  courseId: 'SNC1W',
  curriculum: 'ontario',
  subject: 'science',
  title: 'Science',
  ...fields,
})

describe('a list of courses of any gateway (D22)', () => {
  test('a course needs an id, a curriculum, a subject and a title', () => {
    expect(normaliseCourseList({ courses: [course()] })).toEqual({
      courses: [{ ...course(), description: '', modules: [] }],
    })
  })

  test.each([
    ['without an id', { courseId: undefined }],
    ['with an empty id', { courseId: '' }],
    ['without a title', { title: '' }],
    ['without a subject', { subject: undefined }],
  ])('one %s is left out, the others stay', (_name, fields) => {
    expect(
      normaliseCourseList({ courses: [course(fields), course({ courseId: 'B' })] })?.courses.map((one) => one.courseId),
    ).toEqual(['B'])
  })

  test.each([
    ['counts that are none', { counts: { lessons: -1, cards: 0, questions: 0, sections: 0 } }],
    ['minutes that are none', { examMinutes: 0 }],
    ['a grade that is no number', { grade: 'nine' }],
    ['a description that is a list', { description: [[]] }],
  ])('%s: only that goes', (_name, fields) => {
    const [read] = normaliseCourseList({ courses: [course(fields)] })?.courses ?? []
    expect(read).toMatchObject({ courseId: 'SNC1W', title: 'Science' })
    for (const field of ['counts', 'examMinutes', 'grade']) expect(read).not.toHaveProperty(field)
  })

  test.each([null, undefined, 5, 'courses', {}, { courses: null }])('%j is no list', (answer) =>
    expect(normaliseCourseList(answer)?.courses ?? []).toEqual([]),
  )

  test('whatever a course holds beside what it needs, it is listed', () => {
    const field = fc.constantFrom('grade', 'description', 'modules', 'counts', 'examMinutes', 'colour')
    fc.assert(
      fc.property(fc.dictionary(field, oddValue), (fields) => {
        expect(normaliseCourseList({ courses: [course(fields)] })?.courses).toHaveLength(1)
      }),
      { numRuns: 150 },
    )
  })
})

describe('the built-in catalogue stands in for a gateway that has no list', () => {
  const { courses } = catalogueList()

  test('it is a list like any other, and knows no counts', () => {
    expect(courseListSchema.parse({ courses })).toEqual({ courses })
    expect(courses.every((one) => !('counts' in one))).toBe(true)
  })

  test('each course once, with a title and a subject; AP has no grades', () => {
    expect(new Set(courses.map((one) => one.courseId)).size).toBe(courses.length)
    for (const one of courses) {
      expect(one.title).not.toBe('')
      expect(one.grade === undefined).toBe(one.curriculum === 'ap')
    }
  })
})

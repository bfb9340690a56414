import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { courseQuerySchema, examQuerySchema, moduleQuerySchema, practiceVariantQuerySchema } from './content-query.ts'
import { findCourse } from './find-course.ts'

const course = (courseId: string, subject: string, grade?: number) => ({
  courseId,
  subject,
  ...(grade !== undefined && { grade }),
  curriculum: courseId.startsWith('AP-') ? ('ap' as const) : ('ontario' as const),
})
const courses = [
  course('SBI4U', 'biology', 12),
  course('SBI3U', 'biology', 11),
  course('SBI3C', 'biology', 11),
  course('SNC1W', 'Science', 9),
  course('SNC2D', 'Science', 10),
  course('AP-BIOLOGY', 'biology'),
  course('AP-CALCULUS-AB', 'calculus-ab'),
]
const found = (query: object) => {
  const result = findCourse(courses, courseQuerySchema.parse(query))
  return result && `${result.course.courseId}${result.isNearestMatch ? ' (nearest)' : ''}`
}

describe('which course a query means (D12, D13, GWY-17, GWY-18, GWY-19)', () => {
  test.each([
    [{ courseId: 'snc1w' }, 'SNC1W'],
    [{ courseId: ' SNC1W ' }, 'SNC1W'],
    [{ courseId: 'SNC1W', grade: '12', subject: 'biology' }, 'SNC1W'],
    [{ subject: 'SCIENCE', grade: '9' }, 'SNC1W'],
    [{ subject: 'science', grade: 10 }, 'SNC2D'],
    [{ curriculum: 'Ontario', subject: 'biology', grade: 12 }, 'SBI4U'],
    [{ subject: 'biology', grade: 11 }, 'SBI3C'],
    [{ curriculum: 'AP', subject: 'calculus-ab' }, 'AP-CALCULUS-AB'],
    [{ curriculum: 'ap', courseId: 'AP-BIOLOGY' }, 'AP-BIOLOGY'],
    [{ curriculum: 'ap', subject: 'biology', grade: 12 }, 'AP-BIOLOGY'],
    [{ curriculum: 'alberta', courseId: 'SNC1W' }, 'SNC1W (nearest)'],
    [{ curriculum: 'alberta', courseId: 'Science 10', subject: 'science', grade: 10 }, 'SNC2D (nearest)'],
    [{ curriculum: 'alberta', subject: 'biology', grade: 10 }, 'SBI3C (nearest)'],
    [{ curriculum: 'alberta', subject: 'science', grade: 12 }, 'SNC2D (nearest)'],
    [{}, undefined],
    [{ grade: 9 }, undefined],
    [{ subject: 'science' }, undefined],
    [{ subject: 'science', grade: 11 }, undefined],
    [{ courseId: 'gone', subject: 'science', grade: 9 }, undefined],
    [{ curriculum: 'ap', subject: 'latin' }, undefined],
    [{ curriculum: 'ap' }, undefined],
    [{ curriculum: 'ap', courseId: 'SNC1W' }, undefined],
    [{ curriculum: 'mars', courseId: 'SNC1W' }, undefined],
    [{ curriculum: 'alberta', subject: 'latin', grade: 9 }, undefined],
    [{ curriculum: 'alberta' }, undefined],
  ])('%j finds %s', (query, expected) => expect(found(query)).toBe(expected))

  test('the order of the courses decides nothing', () => {
    const queries = [
      { subject: 'biology', grade: 11 },
      { curriculum: 'alberta', subject: 'biology', grade: 10 },
      { courseId: 'SNC2D' },
    ]
    fc.assert(
      fc.property(
        fc.shuffledSubarray(courses, { minLength: courses.length }),
        fc.constantFrom(...queries),
        (shuffled, query) => {
          const parsed = courseQuerySchema.parse(query)
          expect(findCourse(shuffled, parsed)?.course.courseId).toBe(findCourse(courses, parsed)?.course.courseId)
        },
      ),
    )
  })
})

describe('what a query must not say', () => {
  test.each([
    [courseQuerySchema, { grade: '0' }],
    [courseQuerySchema, { grade: '13' }],
    [courseQuerySchema, { grade: '9.5' }],
    [courseQuerySchema, { grade: 'nine' }],
    [courseQuerySchema, { subject: 'x'.repeat(101) }],
    [courseQuerySchema, { courseId: 'x'.repeat(101) }],
    [moduleQuerySchema, { moduleId: '' }],
    [moduleQuerySchema, { moduleId: '   ' }],
    [moduleQuerySchema, { moduleId: 'x'.repeat(201) }],
    [examQuerySchema, { seed: '-1' }],
    [examQuerySchema, { seed: '4294967296' }],
    [practiceVariantQuerySchema, { moduleId: 'm', questionId: 'q' }],
    [practiceVariantQuerySchema, { moduleId: 'm', seed: '1' }],
    [practiceVariantQuerySchema, { questionId: 'q', seed: '1' }],
  ])('%#: %j', (schema, query) => expect(schema.safeParse(query).success).toBe(false))

  test.each([
    [courseQuerySchema, { grade: '12' }, { grade: 12 }],
    [courseQuerySchema, { colour: 'red' }, {}],
    [moduleQuerySchema, { moduleId: ' m1 ' }, { moduleId: 'm1' }],
    [examQuerySchema, { seed: '0' }, { seed: 0 }],
    [examQuerySchema, {}, {}],
    [
      practiceVariantQuerySchema,
      { moduleId: 'm', questionId: 'q', seed: '4294967295' },
      { moduleId: 'm', questionId: 'q', seed: 4_294_967_295 },
    ],
  ])('%#: %j is read', (schema, query, read) => expect(schema.parse(query)).toEqual(read))
})

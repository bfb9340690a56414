import { expect, test } from 'vitest'
import { sampleCourse } from '#tests/gateway/sample-course.ts'
import { buildCourseOutline } from './build-course-outline.ts'
import { courseOutlineSchema } from './course-outline.ts'

const PARTS = sampleCourse().exam.parts

test('an outline has the fields of the course page and what each module holds (CRS-15)', () => {
  const outline = buildCourseOutline(sampleCourse(), PARTS)
  expect(courseOutlineSchema.parse(outline)).toEqual(outline)
  expect(outline).toMatchObject({ title: 'Science, Grade 9', courseId: 'SNC1W', durationWeeks: 18 })
  expect(outline.exam).toMatchObject({ minutes: 60, questions: 6 })
  expect(outline.modules.map((module) => module.counts)).toEqual([
    { lessons: 1, cards: 1, questions: 2 },
    { lessons: 0, cards: 0, questions: 0 },
  ])
})

test('a lesson that is only named is in preparation; a written one has its minutes and sections', () => {
  const [module] = buildCourseOutline(sampleCourse(), PARTS).modules
  expect(module?.lessons).toEqual([
    {
      id: 'energy-flow',
      title: 'Energy flow',
      isAvailable: true,
      estimatedMinutes: 10,
      sectionIds: ['start', 'chain'],
    },
    { id: 'nutrient-cycles', title: 'Nutrient cycles', isAvailable: false },
  ])
})

test('the course that stands in for another curriculum is named, and beside it that curriculum’s own (D13, D26)', () => {
  expect(buildCourseOutline(sampleCourse(), PARTS, { isNearestMatch: true }).nearestMatch).toBe('SNC1W')
  expect(buildCourseOutline(sampleCourse(), PARTS)).not.toHaveProperty('nearestMatch')
  const own = { courseId: 'AB-SCIENCE-9', title: 'Science 9 (Alberta)' }
  const standsIn = buildCourseOutline(sampleCourse(), PARTS, { isNearestMatch: true, own })
  expect(courseOutlineSchema.parse(standsIn).ownCourse).toEqual(own)
})

import { expect, test } from 'vitest'
import { AP_SUBJECTS } from './ap-subjects.ts'
import { COURSE_CATALOGUE } from './course-catalogue.ts'
import { subjectFieldOf } from './subject-field.ts'

test('every course of the catalogue is where a student looks for it (D22)', () => {
  const fields = Map.groupBy(
    [...COURSE_CATALOGUE.map(({ subject }) => subject), ...AP_SUBJECTS.map(({ slug }) => slug)],
    subjectFieldOf,
  )
  const sorted = (field: Parameters<typeof fields.get>[0]) => [...new Set(fields.get(field))].sort()
  expect(sorted('mathematics')).toEqual([
    'advanced-functions',
    'calculus-ab',
    'calculus-and-vectors',
    'calculus-bc',
    'functions',
    'math',
    'statistics',
  ])
  expect(sorted('english')).toEqual(['english'])
  expect(sorted('computer-science')).toEqual(['computer-science-a', 'computer-science-principles'])
  expect(sorted('science')).toContain('physics-c-mechanics')
})

import { expect, test } from 'vitest'
import { CURRICULA, curriculumAt, curriculumOfGradePages, isApPath, readCurriculum } from './curriculum.ts'

test('three curricula with their labels (SES-14, HDR-02)', () => {
  expect(CURRICULA).toEqual([
    { key: 'ontario', label: 'Ontario' },
    { key: 'alberta', label: 'Alberta' },
    { key: 'ap', label: 'AP' },
  ])
})

test('a stored choice is read, anything else is Ontario (SES-13)', () => {
  expect(readCurriculum('alberta')).toBe('alberta')
  for (const stored of [null, undefined, '', 'quebec', '"ap"', 3]) expect(readCurriculum(stored)).toBe('ontario')
})

test('AP paths are told by segment (SHL-17, OPN-13)', () => {
  expect(['/ap', '/ap/', '/ap/biology'].map(isApPath)).toEqual([true, true, true])
  expect(['/april', '/', '/grade/9/ap'].map(isApPath)).toEqual([false, false, false])
})

test('grade pages never ask for AP content (CTR-32)', () => {
  expect(curriculumOfGradePages('ap')).toBe('ontario')
  expect(curriculumOfGradePages('alberta')).toBe('alberta')
})

test.each([
  ['/ap/biology', 'ontario', 'ap'],
  ['/grade/11/subject/biology', 'ap', 'ontario'],
  ['/grade/11/subject/biology/SBI3U/exam', 'ap', 'ontario'],
  ['/grade/9/subject/science', 'alberta', 'alberta'],
  ['/grade/9', 'ap', 'ap'],
  ['/', 'ap', 'ap'],
  ['/faq', 'alberta', 'alberta'],
  ['/grade/9/subjects', 'ap', 'ap'],
] as const)('on %s with %s picked the curriculum is %s (SHL-17, CTR-31, CTR-32, D22)', (path, picked, shown) =>
  expect(curriculumAt(path, picked)).toBe(shown),
)

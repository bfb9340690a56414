import { expect, test } from 'vitest'
import { studyMenuItems, studyMenuLabel } from './study-menu.ts'

test('a numeric grade route names its grade, every other page asks (HDR-04, HDR-05)', () => {
  expect(studyMenuLabel('ontario', '/grade/9')).toBe('Grade 9')
  expect(studyMenuLabel('alberta', '/grade/12/subject/physics')).toBe('Grade 12')
  for (const path of ['/', '/faq', '/grade/abc', '/grade/9a', '/grade/', '/dashboard'])
    expect(studyMenuLabel('ontario', path)).toBe('Find My Grade')
})

test('AP wins over a grade route (HDR-06, CTR-31)', () => {
  expect(studyMenuLabel('ap', '/')).toBe('AP Subjects')
  expect(studyMenuLabel('ap', '/grade/9')).toBe('AP Subjects')
})

test('only grade 9 can be chosen, for Alberta as for Ontario (HDR-07, HDR-08, HDR-09)', () => {
  const chosen = studyMenuItems('ontario').filter((item) => 'to' in item)
  expect(chosen).toEqual([{ label: 'Grade 9', to: '/grade/9' }])
  expect(studyMenuItems('alberta')).toEqual(studyMenuItems('ontario'))
})

test('AP lists twelve subjects, the two of computer science among them (HDR-10)', () => {
  const items = studyMenuItems('ap')
  expect(items).toHaveLength(12)
  expect(items.every((item) => 'to' in item)).toBe(true)
  expect(items.map((item) => item.label)).toContain('AP Computer Science Principles')
})

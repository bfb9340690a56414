import { expect, test } from 'vitest'
import { AP_SUBJECTS, apCourseId, findApSubject } from './ap-subjects.ts'

test('twelve subjects, ten of them listed, in order through statistics (APX-05, APX-06)', () => {
  expect(AP_SUBJECTS.filter((subject) => subject.isListed).map((subject) => subject.slug)).toEqual([
    'biology',
    'chemistry',
    'physics-1',
    'physics-2',
    'physics-c-mechanics',
    'physics-c-em',
    'environmental-science',
    'calculus-ab',
    'calculus-bc',
    'statistics',
  ])
  expect(AP_SUBJECTS.filter((subject) => !subject.isListed).map((subject) => subject.slug)).toEqual([
    'computer-science-a',
    'computer-science-principles',
  ])
})

test('labels are as printed (APX-01, APX-02, APX-03, APX-04, OPN-11)', () => {
  expect(AP_SUBJECTS.map((subject) => subject.label)).toEqual([
    'AP Biology',
    'AP Chemistry',
    'AP Physics 1',
    'AP Physics 2',
    'AP Physics C: Mechanics',
    'AP Physics C: E&M',
    'AP Environmental Science',
    'AP Calculus AB',
    'AP Calculus BC',
    'AP Statistics',
    'AP Computer Science A',
    'AP Computer Science Principles',
  ])
})

test('a course id is AP- and the slug in upper case (D12)', () => {
  expect(apCourseId('calculus-ab')).toBe('AP-CALCULUS-AB')
  expect(findApSubject('Biology')?.courseId).toBe('AP-BIOLOGY')
  expect(findApSubject('latin')).toBeUndefined()
})

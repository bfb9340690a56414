import { expect, test } from 'vitest'
import { missingExamRoute } from './check-exam-route.ts'

test('submit and results need grade, subject and courseId (ERR-39, EXD-15)', () => {
  const whole = { grade: '9', subject: 'science', courseId: 'SNC1W' }
  expect(missingExamRoute(whole)).toBeUndefined()
  for (const part of ['grade', 'subject', 'courseId'])
    expect(missingExamRoute({ ...whole, [part]: ' ' })).toBe('Missing route params (grade/subject/courseId).')
})

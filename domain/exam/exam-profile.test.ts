import { expect, test } from 'vitest'
import { missingExamRoute } from './check-exam-route.ts'
import { fallbackExamProfile } from './exam-profile.ts'

test.each([
  ['biology', 90, 60],
  ['biology-honours', 90, 60],
  ['chemistry', 90, 60],
  ['CHEMISTRY', 90, 60],
  ['physics', 80, 40],
  ['physics-1', 80, 40],
  ['physics-c-em', 80, 40],
  ['calculus', 105, 45],
  ['calculus-and-vectors', 105, 45],
  ['calculus-bc', 105, 45],
  ['science', 90, 60],
  ['mathematics', 90, 60],
  // only the first word decides, and only a whole one
  ['astrophysics', 90, 60],
  ['ap-physics', 90, 60],
  ['physicses', 90, 60],
  ['', 90, 60],
])(
  'an exam in “%s” without a length of its own has %i minutes and %i questions (CON-11, OPN-97)',
  (subject, ...profile) => {
    const { minutes, questions } = fallbackExamProfile(subject)
    expect([minutes, questions]).toEqual(profile)
  },
)

test.each([
  [{ grade: '9', subject: 'science', courseId: 'SNC1W' }, true],
  [{ grade: '', subject: 'science', courseId: 'SNC1W' }, false],
  [{ grade: '9', subject: ' ', courseId: 'SNC1W' }, false],
  [{ grade: '9', subject: 'science', courseId: '' }, false],
  [{ grade: '', subject: '', courseId: '' }, false],
])('%j can be handed in: %s (ERR-39, EXD-15)', (place, isComplete) => {
  expect(missingExamRoute(place)).toBe(isComplete ? undefined : 'Missing route params (grade/subject/courseId).')
})

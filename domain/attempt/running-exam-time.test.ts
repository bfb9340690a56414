import { expect, test } from 'vitest'
import { examStarted, HOUR, NOON, stampAt } from '#tests/factories/learner.ts'
import { foldRunningExam, isTimeOver } from './fold-running-exam.ts'

const answeredAt = (at: number) =>
  ({ type: 'exam-answered', attemptId: 'x', questionId: 'q', option: 0, ...stampAt(at) }) as const

test('the latest act within its time tells where the clock stood (D8)', () => {
  expect(foldRunningExam([examStarted(NOON)])?.latestAt).toBe(NOON)
  expect(foldRunningExam([examStarted(NOON), answeredAt(NOON + 700)])?.latestAt).toBe(NOON + 700)
})

test('an act that a wrong clock stamped after the last deadline does not', () => {
  const events = [examStarted(NOON), answeredAt(NOON + 700), answeredAt(NOON + 30 * HOUR)]
  expect(foldRunningExam(events)?.latestAt).toBe(NOON + 700)
})

test.each([
  [1999, false],
  [2000, true],
  [86_402_000, true],
])('at %i the time of an exam that ends at 2000 is over: %s', (now, isOver) =>
  expect(isTimeOver({ deadlines: [1000, 2000] }, now)).toBe(isOver),
)

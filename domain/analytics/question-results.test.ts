import { expect, test } from 'vitest'
import type { StudyEvent } from '../history/events.ts'
import { LoadedLog } from '../history/loaded-log.ts'
import { questionResults } from './question-results.ts'
import { attemptsIn } from './scope-analytics.ts'

/** What history and export say of the questions of a module. */
function resultsOf(events: readonly StudyEvent[]) {
  const log = new LoadedLog()
  log.add(events)
  return questionResults(attemptsIn(log, { courseId: 'SNC1W', moduleId: 'matter' }))
}

const act = {
  id: 'a',
  at: 1,
  zone: 'UTC',
  device: 'd',
  curriculum: 'ontario',
  grade: '9',
  subject: 'science',
  courseId: 'SNC1W',
}
const answer = (id: string, at: number, status: 'correct' | 'incorrect' | 'skipped', seconds: number): StudyEvent => ({
  ...act,
  id,
  at,
  moduleId: 'matter',
  type: 'question-answered',
  questionId: 'q',
  questionText: 'Q',
  questionType: 'numeric',
  tags: ['t'],
  difficulty: 2,
  status,
  answer: status === 'skipped' ? null : '1',
  seconds,
  hintsUsed: 1,
  source: 'practice',
})

test('a record grows by each attempt and stays correct once one was; records are kept by question id (ANA-01, ANA-02 as D5 has it, ANA-03, ANA-04)', () => {
  const log = [answer('1', 10, 'skipped', 4), answer('2', 20, 'correct', 10), answer('3', 30, 'incorrect', 1)]
  expect(resultsOf(log)).toEqual([
    {
      questionId: 'q',
      moduleId: 'matter',
      attempts: [
        { attemptNumber: 1, timestamp: 10, status: 'skipped', userAnswer: null, timeSpent: 4, hintsUsed: 1 },
        { attemptNumber: 2, timestamp: 20, status: 'correct', userAnswer: '1', timeSpent: 10, hintsUsed: 1 },
        { attemptNumber: 3, timestamp: 30, status: 'incorrect', userAnswer: '1', timeSpent: 1, hintsUsed: 1 },
      ],
      bestStatus: 'correct',
      lastAttempted: 30,
      totalTimeSpent: 15,
      averageTimeSpent: 5,
      questionType: 'numeric',
      tags: ['t'],
      difficulty: 2,
      questionText: 'Q',
    },
  ])
})

test('a reset clears the module and nothing else (ANA-27)', () => {
  const reset: StudyEvent = { ...act, id: 'r', at: 15, moduleId: 'matter', type: 'challenge-progress-reset' }
  const log = [answer('1', 10, 'correct', 4), reset, answer('2', 20, 'incorrect', 4)]
  expect(resultsOf(log)[0]?.bestStatus).toBe('incorrect')
  const elsewhere: StudyEvent = { ...reset, moduleId: 'space' }
  expect(resultsOf([answer('1', 10, 'correct', 4), elsewhere])[0]?.bestStatus).toBe('correct')
})

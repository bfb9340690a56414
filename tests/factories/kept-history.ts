import { createStore } from 'idb-keyval'
import type { StudyAct } from '#domain/history/events.ts'
import { databaseName, LOG_STORE } from '#domain/history/log-layout.ts'
import { createWorkerApi } from '#workers/worker-api.ts'

/** When the histories of these tests are opened. */
export const NOW = Date.UTC(2026, 10, 20, 18)
let users = 0
export const newUser = () => `student-${++users}`
export const databaseOf = (user: string) => createStore(databaseName(user), LOG_STORE)

/** A right answer to a question of one module. */
export const answer = (questionId: string): StudyAct => ({
  type: 'question-answered',
  curriculum: 'ontario',
  grade: '9',
  subject: 'science',
  courseId: 'SNC1W',
  moduleId: 'matter',
  questionId,
  questionText: 'What is an atom?',
  questionType: 'numeric',
  tags: ['atoms'],
  status: 'correct',
  answer: '1',
  seconds: 12,
  hintsUsed: 0,
  source: 'practice',
})
/** What a worker knows after opening a user's history. */
export const reload = async (user: string) => {
  const worker = createWorkerApi()
  const opened = await worker.open(user, NOW)
  return { worker, opened }
}

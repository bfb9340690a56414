import { gzipSync } from 'node:zlib'
import type { ExamSubmission } from '#domain/exam/exam.ts'

/** One request of somebody who wants the server to stop. */
interface HostileRequest {
  method: 'GET' | 'POST'
  path: string
  body?: string
}
export interface Attack {
  name: string
  times: number
  request: (turn: number) => HostileRequest
}

const CHAT = '/content/ilm/chat'
const ATTEMPTS = '/content/exam/attempts'

const chat = (message: string, more: object = {}): HostileRequest => ({
  method: 'POST',
  path: CHAT,
  body: JSON.stringify({ message, course: 'SNC1W', subject: 'science', studentGrade: '9', ...more }),
})
/** A conversation of `count` turns, each with the same words. */
export const turnsOf = (content: string, count: number) =>
  Array.from({ length: count }, (_, index) => ({ role: index % 2 ? 'assistant' : 'user', content }))
/** Answers to questions that are not there. */
export const madeUpAnswers = (count: number) =>
  Object.fromEntries(Array.from({ length: count }, (_, index) => [`q${index}`, 1]))
/** 100,000 lists in each other, as JSON. */
export const NESTED = `${'['.repeat(100_000)}${']'.repeat(100_000)}`
const packOf = (content: string | Buffer) => gzipSync(content).toString('base64')
/** Packs of a study record that are small until they are opened. */
const PACKS = [packOf(Buffer.alloc(300_000_000, 32)), packOf('[]\n'.repeat(400_000)), packOf('['.repeat(1_300_000))]
/** Sums that would never end, or fill the memory, if somebody worked them out. */
export const SUMS = [
  'combinations(100000000000000000,50000000000000000) = 2',
  'permutations(1e9,1e9) = 1',
  '9^9^9^9^9 = 1',
  '170!! = 1',
  `${'('.repeat(400)}1${')'.repeat(400)} = 1`,
  'det(zeros(9999,9999)) = 1',
]

/**
 * What brought the server down once, or could (issue "Harden"), each as often as one student may send it. `attempt` is a right
 * submission, which the attacks change.
 */
export function hostileAttacks(attempt: ExamSubmission): Attack[] {
  const submit = (changes: object): HostileRequest => ({
    method: 'POST',
    path: ATTEMPTS,
    body: JSON.stringify({ ...attempt, id: crypto.randomUUID(), ...changes }),
  })
  const questions = { ...attempt.exam, questions: Array(400).fill(attempt.exam.questions[0]) }
  return [
    { name: 'sums without end', times: 12, request: (turn) => chat(SUMS[turn % SUMS.length] ?? '') },
    {
      name: '12 turns of 20,000 letters',
      times: 4,
      request: () => chat('why?', { conversationHistory: turnsOf('a'.repeat(20_000), 12) }),
    },
    {
      name: '400 turns of brackets',
      times: 4,
      request: () => chat('why?', { conversationHistory: turnsOf('!['.repeat(1200), 400) }),
    },
    { name: '60,000 made-up answers', times: 20, request: () => submit({ answers: madeUpAnswers(60_000) }) },
    { name: '500 made-up answers', times: 20, request: () => submit({ answers: madeUpAnswers(500) }) },
    { name: 'an exam of 400 questions', times: 10, request: () => submit({ exam: questions }) },
    {
      name: '100,000 lists in each other',
      times: 30,
      request: (turn) => ({ method: 'POST', path: [CHAT, ATTEMPTS, '/auth/login'][turn % 3] ?? CHAT, body: NESTED }),
    },
    {
      name: '2 MB of one text',
      times: 30,
      request: () => ({ method: 'POST', path: ATTEMPTS, body: JSON.stringify('x'.repeat(1_990_000)) }),
    },
    {
      name: '2 MB of names',
      times: 30,
      request: () => ({ method: 'POST', path: ATTEMPTS, body: JSON.stringify(madeUpAnswers(120_000)) }),
    },
    {
      name: 'packs that become 300 MB, or lists in lists',
      times: 60,
      request: (turn) => ({
        method: 'POST',
        path: '/me/record/entries',
        body: JSON.stringify({ recordId: 'none', pack: PACKS[turn % PACKS.length] }),
      }),
    },
    { name: 'the list of attempts', times: 100, request: () => ({ method: 'GET', path: `${ATTEMPTS}?limit=100` }) },
    { name: 'the export', times: 60, request: () => ({ method: 'GET', path: '/me/export' }) },
    {
      name: 'whole courses',
      times: 100,
      request: () => ({ method: 'GET', path: '/content/practice-questions?courseId=SNC1W' }),
    },
    {
      name: 'exams of many seeds',
      times: 100,
      request: (turn) => ({ method: 'GET', path: `/content/exam?courseId=SNC1W&seed=${turn}` }),
    },
  ]
}

import { Worker } from 'node:worker_threads'
import { pino } from 'pino'
import { afterAll, expect, test } from 'vitest'
import { createCourseGuides, createEmbeddedIlm } from '#gateway/ilm/embedded-ilm.ts'
import { createBoundedThread } from '#gateway/maths/bounded-thread.ts'
import { createMathsThread } from '#gateway/maths/maths-thread.ts'
import { sampleCourse } from './sample-course.ts'

/** Answers with what it is sent; the word `hang` keeps it busy for ever, `break` breaks it. */
const ECHO = `
  const { parentPort } = require('node:worker_threads')
  parentPort.on('message', (task) => {
    if (task === 'hang') for (;;);
    if (task === 'break') throw new Error('broken on purpose')
    parentPort.postMessage(task)
  })
  parentPort.postMessage('ready')
`
let threads = 0
const echo = (limitMs = 500) =>
  createBoundedThread<string, string>(() => {
    threads++
    // what a broken thread says goes nowhere
    return new Worker(ECHO, { eval: true, stderr: true })
  }, limitMs)

test('work that does not end is ended with its thread, and the next task is answered by a fresh one', async () => {
  threads = 0
  const thread = echo()
  const answers = await Promise.all(['one', 'hang', 'two', 'hang', 'three'].map((task) => thread.run(task, 'Ada')))
  expect(answers).toEqual([
    { ok: true, result: 'one' },
    { ok: false, reason: 'too-long' },
    { ok: true, result: 'two' },
    { ok: false, reason: 'too-long' },
    { ok: true, result: 'three' },
  ])
  expect(threads).toBe(3)
  await thread.close()
})

test('a thread that breaks answers for its task alone', async () => {
  const thread = echo()
  const answers = await Promise.all(['break', 'one'].map((task) => thread.run(task, 'Ada')))
  expect(answers).toEqual([
    { ok: false, reason: 'broken' },
    { ok: true, result: 'one' },
  ])
  await thread.close()
})

test('students take turns: whoever sends what does not end holds up each other student by one task only', async () => {
  const thread = echo(100)
  const ended: string[] = []
  const send = (task: string, source: string) =>
    thread.run(task, source).then(() => void ended.push(`${source}: ${task}`))
  const hostile = Array.from({ length: 6 }, () => send('hang', 'Mallory'))
  await Promise.all([...hostile, send('one', 'Ada'), send('two', 'Grace'), send('three', 'Ada')])
  // the first was begun before anybody else came
  expect(ended.slice(0, 6)).toEqual([
    'Mallory: hang',
    'Mallory: hang',
    'Ada: one',
    'Grace: two',
    'Mallory: hang',
    'Ada: three',
  ])
  await thread.close()
})

test('a queue that is full sends away the one with most in it, not the newcomer', async () => {
  const thread = echo(60_000)
  const hostile = Array.from({ length: 202 }, () => thread.run('hang', 'Mallory'))
  expect(await hostile[201]).toEqual({ ok: false, reason: 'busy' })
  const honest = thread.run('one', 'Ada')
  expect(await hostile[200]).toEqual({ ok: false, reason: 'busy' })
  await thread.close()
  expect(await honest).toEqual({ ok: false, reason: 'broken' })
})

test('a thread that cannot start is not started again and again', async () => {
  threads = 0
  const thread = createBoundedThread<string, string>(() => {
    threads++
    return new Worker('process.exit(1)', { eval: true })
  }, 500)
  const answers = await Promise.all(['one', 'two', 'three'].map((task) => thread.run(task, 'Ada')))
  expect(answers).toEqual(Array(3).fill({ ok: false, reason: 'broken' }))
  expect(threads).toBe(1)
})

test('nothing is begun before the first task, and closing gives up what waits', async () => {
  threads = 0
  const thread = echo(60_000)
  expect(threads).toBe(0)
  const waiting = [thread.run('hang', 'Ada'), thread.run('one', 'Ada')]
  await new Promise((resolve) => setImmediate(resolve))
  await thread.close()
  expect(await Promise.all(waiting)).toEqual(Array(2).fill({ ok: false, reason: 'broken' }))
  expect(await thread.run('two', 'Ada')).toEqual({ ok: false, reason: 'broken' })
  expect(threads).toBe(1)
})

const maths = createMathsThread(pino({ level: 'silent' }))
afterAll(() => maths.close())
const workOut = (message: string) => maths.workOut({ message, equation: undefined, pairs: [] }, 'Ada')

test('messages and answers are worked out on the thread', async () => {
  const pairs = [
    ['2(x+3)', '2x+6'],
    ['2x', '3x'],
    ['x =', '2x'],
  ] as const
  expect(await maths.workOut({ message: 'is 7 × 8 = 54', equation: undefined, pairs }, 'Ada')).toMatchObject({
    calculation: { kind: 'equality', isRight: false },
    same: [true, false, undefined],
  })
  expect(await maths.workOut({ message: 'x = 5', equation: '3x+5=20', pairs: [] }, 'Ada')).toMatchObject({
    calculation: { kind: 'substitution', isRight: true },
  })
  expect(await workOut('what is photosynthesis')).toEqual({ calculation: undefined, same: [] })
})

const HOSTILE = [
  'combinations(100000000000000000,50000000000000000) = 2',
  'permutations(1e9,1e9) = 2',
  'permutations(1000000000,1000000000) = 2',
  '9^9^9^9 = 2',
  '1000000000! = 2',
]

test.each(HOSTILE)('“%s” is answered kindly, and stops nobody', async (message) => {
  expect((await workOut(message)).calculation).toEqual({ kind: 'too-hard' })
  const course = sampleCourse()
  const guides = createCourseGuides({ courses: new Map([[course.courseId, course]]) })
  const reply = await createEmbeddedIlm(guides, maths.workOut).reply({
    message,
    conversationHistory: [],
    studentGrade: '9',
    subject: '',
    course: course.courseId,
    conversationId: 'c1',
    user: { firstName: 'Ada' },
    source: 'Ada',
    signal: new AbortController().signal,
  })
  expect(reply.response).toContain('I can’t work that out')
})

test.each([
  ['100,000 nested brackets', `${'('.repeat(100_000)}1${')'.repeat(100_000)} = 2`],
  ['a term of 20,000 letters', `${'x'.repeat(20_000)} = 2`],
  ['20,000 operators', `${'1+'.repeat(20_000)}1 = 2`],
])('%s are no calculation', async (_name, message) => {
  expect((await workOut(message)).calculation).toBeUndefined()
  const [same] = (await maths.workOut({ message: 'hello', equation: undefined, pairs: [[message, '2x']] }, 'Ada')).same
  expect(same).toBeUndefined()
})

import fc from 'fast-check'
import { expect, test } from 'vitest'
import { createFairQueue } from './fair-queue.ts'

/** Starts one piece of work for each source, in order; each ends when `next` is called, the first that was begun first. */
function start(sources: string[], { concurrency = 1, longest = 100 } = {}) {
  const queue = createFairQueue(concurrency, longest)
  const begun: string[] = []
  const ends: (() => void)[] = []
  let mostAtOnce = 0
  let running = 0
  const results = sources.map((source) =>
    queue.run(source, async () => {
      begun.push(source)
      mostAtOnce = Math.max(mostAtOnce, ++running)
      await new Promise<void>((resolve) => ends.push(resolve))
      running--
      return source
    }),
  )
  const settle = () => new Promise((resolve) => setImmediate(resolve))
  async function finish() {
    await settle()
    for (let end = ends.shift(); end; end = ends.shift()) {
      end()
      await settle()
    }
    const answers = await Promise.all(results)
    return { begun, mostAtOnce, busy: answers.map((answer) => !answer.ok) }
  }
  return { queue, finish }
}

test('sources take turns: one with many requests holds another up by one', async () => {
  const { begun } = await start(['noise', 'noise', 'noise', 'noise', 'student', 'other', 'student']).finish()
  expect(begun).toEqual(['noise', 'noise', 'student', 'other', 'noise', 'student', 'noise'])
})

test('a full queue takes a newcomer in place of the last of who has most', async () => {
  const sources = ['noise', ...Array<string>(4).fill('noise'), 'student', 'noise']
  const { busy, begun } = await start(sources, { longest: 4 }).finish()
  expect(busy).toEqual([false, false, false, false, true, false, true])
  expect(begun.filter((source) => source === 'student')).toHaveLength(1)
})

test('alone, a source has the whole queue', async () => {
  const { busy } = await start(Array<string>(12).fill('school'), { concurrency: 2, longest: 8 }).finish()
  expect(busy.filter(Boolean)).toHaveLength(2)
})

test('work that fails fails for its caller alone, and its place is free again', async () => {
  const queue = createFairQueue(1, 10)
  await expect(queue.run('a', () => Promise.reject(new Error('broken')))).rejects.toThrow('broken')
  expect(await queue.run('a', async () => 1)).toEqual({ ok: true, value: 1 })
})

test('whatever comes in whatever order, everybody gets an answer and the bounds hold', async () => {
  const source = fc.constantFrom('a', 'b', 'c', 'd')
  const bounds = { concurrency: fc.integer({ min: 1, max: 3 }), longest: fc.integer({ min: 0, max: 6 }) }
  await fc.assert(
    fc.asyncProperty(
      fc.array(source, { maxLength: 30 }),
      fc.record(bounds),
      async (sources, { concurrency, longest }) => {
        const { begun, busy, mostAtOnce } = await start(sources, { concurrency, longest }).finish()
        const admitted = Math.min(sources.length, concurrency + longest)
        expect(busy.filter((one) => !one)).toHaveLength(admitted)
        expect(begun).toHaveLength(admitted)
        expect(mostAtOnce).toBeLessThanOrEqual(concurrency)
      },
    ),
    { numRuns: 100 },
  )
})

import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { LogEvent } from '#domain/history/read-event.ts'
import { type RunningWorker, type StudyWorker, watchWorker } from './watched-worker.client.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const waits = { patienceMs: 1000, pingMs: 1000 }
const act = (id: string) => ({ id }) as LogEvent

/** A worker that notes what it is asked; a dead one answers nothing. */
function worker(name: string, slowMs = 0) {
  const asked: string[] = []
  let isDead = false
  let hasEnded = false
  const answer = <T>(value: T, ms = 0): Promise<T> =>
    isDead ? new Promise(() => {}) : new Promise((resolve) => setTimeout(() => resolve(value), ms))
  const note = <T>(what: string, value: T, ms = 0): Promise<T> => {
    asked.push(what)
    return answer(value, ms)
  }
  const api = {
    ping: () => answer(true),
    open: (user: string) => note(`open ${user}`, undefined),
    add: (acts: LogEvent[]) => note(`add ${acts.map(({ id }) => id).join()}`, undefined),
    forget: () => note('forget', undefined),
    settings: () => note('settings', name, slowMs),
    chats: () => Promise.reject(new Error('not now')),
  } as unknown as StudyWorker
  return {
    running: {
      api,
      end: () => {
        hasEnded = true
      },
    } satisfies RunningWorker,
    asked,
    die: () => {
      isDead = true
    },
    hasEnded: () => hasEnded,
  }
}

test('while it answers it is left alone, however long an answer takes', async () => {
  const slow = worker('slow', 60_000)
  const another = vi.fn()
  const watched = watchWorker(slow.running, another, () => {}, waits)
  const answer = watched.settings()
  await vi.advanceTimersByTimeAsync(60_000)
  expect(await answer).toBe('slow')
  expect(another).not.toHaveBeenCalled()
})

test('one that died is replaced: the next has the same history open, has heard of all acts, and answers', async () => {
  const [first, second] = [worker('first'), worker('second')]
  const told: boolean[] = []
  const watched = watchWorker(
    first.running,
    async () => second.running,
    (isReplacing) => told.push(isReplacing),
    waits,
  )
  const before = Promise.all([watched.open('amina', 0), watched.add([act('a')]), watched.add([act('b'), act('c')])])
  await vi.advanceTimersByTimeAsync(10)
  await before
  first.die()
  const answer = watched.settings()
  await vi.advanceTimersByTimeAsync(2100)
  expect(await answer).toBe('second')
  expect(first.hasEnded()).toBe(true)
  expect(second.asked).toEqual(['open amina', 'add a,b,c', 'settings'])
  expect(told).toEqual([true, false])
})

test('several calls that wait for a dead one start one other', async () => {
  const [first, second] = [worker('first'), worker('second')]
  const another = vi.fn(async () => second.running)
  const watched = watchWorker(first.running, another, () => {}, waits)
  first.die()
  const answers = Promise.all([watched.settings(), watched.settings(), watched.settings()])
  await vi.advanceTimersByTimeAsync(2100)
  expect(await answers).toEqual(['second', 'second', 'second'])
  expect(another).toHaveBeenCalledTimes(1)
})

test('what was deleted is not told to the next', async () => {
  const [first, second] = [worker('first'), worker('second')]
  const watched = watchWorker(
    first.running,
    async () => second.running,
    () => {},
    waits,
  )
  const before = Promise.all([
    watched.open('amina', 0),
    watched.add([act('a')]),
    watched.forget(0),
    watched.add([act('b')]),
  ])
  await vi.advanceTimersByTimeAsync(10)
  await before
  first.die()
  const answer = watched.settings()
  await vi.advanceTimersByTimeAsync(2100)
  await answer
  expect(second.asked).toEqual(['open amina', 'add b', 'settings'])
})

test('an error of the worker is the caller’s, and no reason for another worker', async () => {
  const first = worker('first')
  const another = vi.fn()
  const watched = watchWorker(first.running, another, () => {}, waits)
  await expect(watched.chats()).rejects.toThrow('not now')
  expect(another).not.toHaveBeenCalled()
})

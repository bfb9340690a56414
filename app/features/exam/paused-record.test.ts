import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createPausedRecord } from './paused-record.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

function start() {
  const recorded: string[] = []
  const paused = createPausedRecord<string>(async (question, reply) => {
    recorded.push(`${question}: ${reply}`)
  }, 400)
  return { recorded, ...paused }
}

test('typing is recorded once, when it pauses', () => {
  const { recorded, change } = start()
  for (const reply of ['1', '12', '12.5']) {
    change('q1', reply)
    vi.advanceTimersByTime(399)
  }
  expect(recorded).toEqual([])
  vi.advanceTimersByTime(1)
  expect(recorded).toEqual(['q1: 12.5'])
})

test('what must not wait is recorded at once, and only once (EXP-15, D8)', async () => {
  const { recorded, change, flush } = start()
  change('q1', '12')
  await flush()
  expect(recorded).toEqual(['q1: 12'])
  await flush()
  vi.advanceTimersByTime(1000)
  expect(recorded).toEqual(['q1: 12'])
})

test('the reply to one question is recorded before that to the next', () => {
  const { recorded, change, flush } = start()
  change('q1', '12')
  change('q2', 'a')
  expect(recorded).toEqual(['q1: 12'])
  void flush()
  expect(recorded).toEqual(['q1: 12', 'q2: a'])
})

test('handing in waits until all that was typed is on disk, that of before too', async () => {
  const ends: (() => void)[] = []
  const { change, flush } = createPausedRecord<string>(() => new Promise<void>((end) => ends.push(end)), 400)
  change('q1', '12')
  vi.advanceTimersByTime(400)
  change('q2', 'a')
  let isDone = false
  const flushed = flush().then(() => {
    isDone = true
  })
  ends[1]?.()
  await Promise.resolve()
  await Promise.resolve()
  expect(isDone).toBe(false)
  ends[0]?.()
  await flushed
  expect(isDone).toBe(true)
})

import { expect, onTestFinished, test, vi } from 'vitest'
import { BLOCKED_MS, createEventLoopWatch } from './event-loop-watch.ts'

function watchAt(clock: { ms: number }) {
  const blocked: { ms: number; routes: string[] }[] = []
  const watch = createEventLoopWatch(
    (one) => blocked.push(one),
    () => clock.ms,
  )
  onTestFinished(() => watch.close())
  return { watch, blocked }
}

test('the request that blocks is named when it ends, with the time it took', () => {
  const clock = { ms: 0 }
  const { watch, blocked } = watchAt(clock)
  const end = watch.begin(() => '/content/exam')
  clock.ms += 900
  end()
  expect(blocked).toEqual([{ ms: 900, routes: ['/content/exam'] }])
})

test('requests that came after the block, or ended before it, are not blamed', () => {
  const clock = { ms: 0 }
  const { watch, blocked } = watchAt(clock)
  watch.begin(() => '/me')()
  const end = watch.begin(() => '/content/ilm/chat')
  clock.ms += 2 * BLOCKED_MS
  watch.begin(() => '/healthz')
  end()
  expect(blocked).toEqual([{ ms: 2 * BLOCKED_MS, routes: ['/content/ilm/chat'] }])
})

test('a block with nothing under way, and short work, name nobody', () => {
  const clock = { ms: 0 }
  const { watch, blocked } = watchAt(clock)
  clock.ms += 5000
  const end = watch.begin(() => '/me')
  clock.ms += BLOCKED_MS
  end()
  expect(blocked).toEqual([])
})

test('the worst block is told for ten to twenty seconds, whoever did it', () => {
  const clock = { ms: 0 }
  const { watch } = watchAt(clock)
  expect(watch.blockedMs()).toBeUndefined()
  clock.ms += 450
  expect(watch.blockedMs()).toBe(450)
  clock.ms += BLOCKED_MS
  expect(watch.blockedMs()).toBe(450)
  for (; clock.ms < 10_000; clock.ms += 50) watch.begin(() => '/me')()
  expect(watch.blockedMs()).toBe(450)
  for (; clock.ms < 20_000; clock.ms += 50) watch.begin(() => '/me')()
  expect(watch.blockedMs()).toBeUndefined()
})

test('a block is named by the timer too, while the request is still under way', async () => {
  const clock = { ms: 0 }
  const { watch, blocked } = watchAt(clock)
  watch.begin(() => '/content/exam')
  clock.ms += 450
  await vi.waitFor(() => expect(blocked).toEqual([{ ms: 450, routes: ['/content/exam'] }]))
})

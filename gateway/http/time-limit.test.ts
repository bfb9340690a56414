import { expect, test } from 'vitest'
import { collectGarbage } from '#tests/collect-garbage.ts'
import { startTimeLimit } from './time-limit.ts'

test('every limit ends its work when the time is over, whatever is collected meanwhile', async () => {
  const collecting = setInterval(collectGarbage, 10)
  const work = Array.from({ length: 200 }, () => {
    // the request is nobody's once the work has begun
    const { signal } = startTimeLimit(200, new Request('http://gateway.test/').signal)
    return new Promise((resolve) => signal.addEventListener('abort', (event) => resolve(event.type)))
  })
  expect(new Set(await Promise.all(work))).toEqual(new Set(['abort']))
  clearInterval(collecting)
})

test('a client who leaves ends the work, before it begins too, and the reason is theirs', () => {
  const client = new AbortController()
  const limit = startTimeLimit(60_000, client.signal)
  client.abort('gone')
  expect(limit.signal).toMatchObject({ aborted: true, reason: 'gone' })
  limit.end()
  const late = startTimeLimit(60_000, client.signal)
  expect(late.signal.aborted).toBe(true)
  late.end()
})

test('work that is done is not aborted any more', async () => {
  const client = new AbortController()
  const limit = startTimeLimit(1, client.signal)
  limit.end()
  client.abort()
  await new Promise((resolve) => setTimeout(resolve, 20))
  expect(limit.signal.aborted).toBe(false)
})

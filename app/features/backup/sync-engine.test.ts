import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { HistoryNews } from '#app/platform/history-news.ts'
import { STATUS_AT_START } from '#app/platform/storage-status.ts'
import type { StudyHandle } from '#app/platform/study-handle.ts'
import { makeEventId } from '#domain/history/make-event-id.ts'
import { answer, newUser } from '#tests/factories/kept-history.ts'
import { keptRecord } from '#tests/factories/kept-record.ts'
import { createWorkerApi } from '#workers/worker-api.ts'
import type { RecordCalls, RecordRefusal } from './record-functions.ts'
import { startSync } from './sync-engine.ts'
import { syncStatus } from './sync-status.ts'

const RECORD = 'record-1'
const page = Object.assign(new EventTarget(), { visibilityState: 'visible' })
const stops: (() => void)[] = []

beforeEach(() => {
  vi.useFakeTimers({
    now: Date.UTC(2026, 10, 22, 18),
    toFake: ['Date', 'setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'],
  })
  vi.stubGlobal('document', page)
  vi.stubGlobal('window', new EventTarget())
  // one tab; locks are the browser's
  vi.stubGlobal('navigator', {})
  vi.spyOn(Math, 'random').mockReturnValue(0.5)
})
afterEach(() => {
  for (const stop of stops.splice(0)) stop()
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

let acts = 0
const act = (questionId: string) => ({
  ...answer(questionId),
  id: makeEventId(Date.now(), acts++, new Uint8Array(8)),
  at: Date.now(),
  zone: 'UTC',
  device: 'd',
})

let underWay = 0
/** The worker, with its answers that are not there yet counted. */
const counted = <T extends object>(worker: T): T =>
  new Proxy(worker, {
    get(target, name, receiver) {
      const answer: unknown = Reflect.get(target, name, receiver)
      if (typeof answer !== 'function') return answer
      return (...args: unknown[]) => {
        const given: unknown = Reflect.apply(answer, target, args)
        if (!(given instanceof Promise)) return given
        underWay++
        return given.finally(() => underWay--)
      }
    },
  })

/** A tab of a device without a database, with a record in memory behind its calls, and what it asked for and when. */
async function tab(kept: ReturnType<typeof keptRecord>) {
  const user = newUser()
  const worker = counted(createWorkerApi())
  await worker.open(user, Date.now())
  const listeners = new Set<(news: HistoryNews) => void>()
  const told: HistoryNews[] = []
  const requests: { at: number; call: 'push' | 'pull' }[] = []
  const trouble: { refusal: Omit<RecordRefusal, 'ok'> | 'down' | undefined } = { refusal: undefined }
  const onEnded = vi.fn()
  const refuse = (call: 'push' | 'pull') => {
    requests.push({ at: Date.now(), call })
    if (trouble.refusal === 'down') throw new TypeError('Failed to fetch')
    return trouble.refusal && { ok: false as const, ...trouble.refusal }
  }
  const calls = {
    push: async ({ pack }) => refuse('push') ?? { ok: true, ...kept.push(pack) },
    pull: async ({ after }) => refuse('pull') ?? { ok: true, ...kept.pull(after) },
  } satisfies RecordCalls
  const history = {
    user,
    open: async () => ({
      worker,
      store: { status: () => STATUS_AT_START, announce: (news: HistoryNews) => told.push(news) },
    }),
    subscribe: (listener: (news: HistoryNews) => void) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
  } as unknown as StudyHandle // all of it that is used here
  return {
    worker,
    told,
    requests,
    trouble,
    onEnded,
    start: () => {
      const stop = startSync({ history, recordId: RECORD, calls, onEnded })
      stops.push(stop)
      return stop
    },
    study: (questionId: string) => {
      const event = act(questionId)
      worker.add([event])
      for (const listener of listeners) listener({ kind: 'acts', events: [event] })
    },
    tell: (news: HistoryNews) => {
      for (const listener of listeners) listener(news)
    },
    known: () => worker.questionSummaries({}).map(({ questionId }) => questionId),
  }
}
/** The clock is ours, compressing is not: after each moment of the clock what is under way comes to its end. */
async function pass(seconds: number) {
  for (let moment = 0; moment < seconds * 2; moment++) {
    await vi.advanceTimersByTimeAsync(500)
    for (let calm = 0; calm < 3; calm++) {
      await new Promise((resolve) => setImmediate(resolve))
      if (underWay > 0) calm = -1
    }
  }
}
const gaps = (requests: { at: number }[]) => requests.slice(1).map(({ at }, i) => at - (requests[i]?.at ?? 0))

test('begins by pulling what is there and pushing what is not, and tells the pages', async () => {
  const kept = keptRecord(2)
  const other = await tab(kept)
  for (const id of ['a', 'b', 'c']) other.study(id)
  other.start()
  await pass(1)
  const { study, start, requests, known, told } = await tab(kept)
  study('d')
  start()
  await pass(1)
  expect(requests.map(({ call }) => call)).toEqual(['pull', 'pull', 'push'])
  expect(known().sort()).toEqual(['a', 'b', 'c', 'd'])
  expect(told).toEqual([{ kind: 'acts', events: expect.objectContaining({ length: 3 }) }])
  expect(syncStatus.read()).toBe('kept')
})

test('an act every second for five minutes is at most one request in five seconds, on two devices at once, and both have all of it', async () => {
  const kept = keptRecord()
  const [one, two] = [await tab(kept), await tab(kept)]
  one.start()
  two.start()
  await pass(10)
  for (const { requests } of [one, two]) requests.length = 0
  for (let second = 0; second < 300; second++) {
    one.study(`one-${second}`)
    if (second % 7 === 0) two.study(`two-${second}`)
    await pass(1)
  }
  for (const { requests } of [one, two]) {
    expect(requests.length).toBeGreaterThan(20)
    expect(Math.min(...gaps(requests))).toBeGreaterThanOrEqual(5000)
  }
  await pass(120)
  expect(one.known().length).toBe(300 + 43)
  expect(two.known().sort()).toEqual(one.known().sort())
})

test('who only reads is asked about once a minute, and not at all while the page is hidden', async () => {
  const { start, requests } = await tab(keptRecord())
  start()
  await pass(600)
  expect(requests.length).toBeLessThanOrEqual(11)
  page.visibilityState = 'hidden'
  await pass(10)
  requests.length = 0
  await pass(600)
  expect(requests).toEqual([])
  page.visibilityState = 'visible'
  page.dispatchEvent(new Event('visibilitychange'))
  await pass(10)
  expect(requests).toHaveLength(1)
})

test('without a connection it waits longer and longer, loses nothing, and goes on when the connection is back', async () => {
  const kept = keptRecord()
  const { start, study, requests, trouble } = await tab(kept)
  start()
  await pass(10)
  trouble.refusal = 'down'
  requests.length = 0
  for (let second = 0; second < 600; second++) {
    study(`q${second}`)
    await pass(1)
  }
  expect(syncStatus.read()).toBe('waiting')
  expect(requests.length).toBeLessThan(10)
  trouble.refusal = undefined
  window.dispatchEvent(new Event('online'))
  await pass(10)
  expect(kept.ids()).toHaveLength(600)
  expect(syncStatus.read()).toBe('kept')
})

test('told to come back in two minutes, it does', async () => {
  const { start, study, requests, trouble } = await tab(keptRecord())
  trouble.refusal = { status: 429, isFull: false, retryAfterSeconds: 120 }
  start()
  await pass(1)
  study('a')
  await pass(100)
  expect(requests).toHaveLength(1)
  await pass(60)
  expect(requests).toHaveLength(2)
})

test('an account without room is said so, and asked again now and then', async () => {
  const kept = keptRecord()
  const { start, study, requests, trouble } = await tab(kept)
  start()
  await pass(10)
  trouble.refusal = { status: 413, isFull: true, retryAfterSeconds: undefined }
  study('a')
  await pass(300)
  expect(syncStatus.read()).toBe('full')
  expect(requests.filter(({ call }) => call === 'push')).toHaveLength(1)
  trouble.refusal = undefined
  await pass(600)
  expect(kept.ids()).toHaveLength(1)
})

test('a record that is not kept any more ends it: the account is asked anew, and nothing more is sent', async () => {
  const { start, study, requests, trouble, onEnded } = await tab(keptRecord())
  trouble.refusal = { status: 409, isFull: false, retryAfterSeconds: undefined }
  start()
  await pass(1)
  expect(onEnded).toHaveBeenCalledTimes(1)
  requests.length = 0
  study('a')
  await pass(600)
  expect(requests).toEqual([])
})

test.each(['stopped', 'deleted'] as const)('%s, it asks for nothing more', async (how) => {
  const { start, study, requests, tell } = await tab(keptRecord())
  const stop = start()
  await pass(10)
  requests.length = 0
  if (how === 'stopped') stop()
  else tell({ kind: 'deleted' })
  study('a')
  await pass(600)
  expect(requests).toEqual([])
  expect(syncStatus.read()).toBe('off')
})

import 'fake-indexeddb/auto'
import { get, set } from 'idb-keyval'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { ANONYMOUS } from '#domain/account/token-claims.ts'
import { hasDatabases, openStore, SilentDatabaseError } from './device-store.ts'
import { createWorkerApi } from './worker-api.ts'

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }))
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

/** Databases that are asked for and never answer, until `wake` hands the real ones out. */
function silence() {
  const real = indexedDB.open.bind(indexedDB)
  const asleep: (() => void)[] = []
  vi.spyOn(indexedDB, 'open').mockImplementation((name) => {
    const request = {} as IDBOpenDBRequest
    asleep.push(() => {
      const opening = real(name)
      opening.onupgradeneeded = () => opening.result.createObjectStore('things')
      opening.onsuccess = () => {
        Object.defineProperty(request, 'result', { value: opening.result })
        request.onsuccess?.call(request, new Event('success'))
      }
    })
    return request
  })
  return () => {
    for (const wake of asleep) wake()
  }
}

test('what is kept is there', async () => {
  const store = openStore('awake', 'things')
  await set('a', 1, store)
  expect(await get('a', store)).toBe(1)
})

test('a database that never opens is given up once, from then on at once, and is used when it answers after all', async () => {
  const wake = silence()
  const store = openStore('asleep', 'things', 500)
  const first = set('a', 1, store)
  const isGivenUp = expect(first).rejects.toThrow(SilentDatabaseError)
  await vi.advanceTimersByTimeAsync(500)
  await isGivenUp
  await expect(get('a', store)).rejects.toThrow(SilentDatabaseError)
  wake()
  await vi.waitFor(async () => expect(await get('b', store)).toBeUndefined())
  // what was given up is not done behind the back of whoever gave it up
  expect(await get('a', store)).toBeUndefined()
  await set('a', 2, store)
  expect(await get('a', store)).toBe(2)
})

test('a database that throws rejects, and the next call asks again', async () => {
  vi.spyOn(indexedDB, 'open').mockImplementationOnce(() => {
    throw new DOMException('not here', 'SecurityError')
  })
  const store = openStore('thrown', 'things')
  await expect(get('a', store)).rejects.toThrow('not here')
  expect(await get('a', store)).toBeUndefined()
})

test('where the look at databases throws, there are none', () => {
  vi.stubGlobal('indexedDB', undefined)
  expect(hasDatabases()).toBe(false)
  Object.defineProperty(globalThis, 'indexedDB', {
    configurable: true,
    get: () => {
      throw new DOMException('not here', 'SecurityError')
    },
  })
  expect(hasDatabases()).toBe(false)
})

test('a history whose database never answers opens in memory, and says so (D5)', async () => {
  silence()
  const worker = createWorkerApi()
  const opening = worker.open(ANONYMOUS, 0)
  await vi.advanceTimersByTimeAsync(10_000)
  expect(await opening).toMatchObject({ count: 0, isStored: false })
})

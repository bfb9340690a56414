import 'fake-indexeddb/auto'
import { entries, get, set } from 'idb-keyval'
import { afterEach, expect, test, vi } from 'vitest'
import { ANONYMOUS } from '#domain/account/token-claims.ts'
import { CHUNK_EVENTS, COMPACT_FROM, SNAPSHOT_KEY } from '#domain/history/log-layout.ts'
import type { LogEvent } from '#domain/history/read-event.ts'
import { answer, databaseOf, NOW, newUser, reload } from '#tests/factories/kept-history.ts'
import { createWorkerApi } from '#workers/worker-api.ts'
import { openHistory } from './history-store.client.ts'

afterEach(() => vi.unstubAllGlobals())

test('what was acknowledged is there after a reload, in the order it happened (D5)', async () => {
  const user = newUser()
  const history = await openHistory(user)
  const acts = Array.from({ length: CHUNK_EVENTS + 30 }, (_, i) => answer(`q${i}`))
  for (const act of acts) await history.append(act)
  const { worker, opened } = await reload(user)
  expect(opened).toEqual({ count: acts.length, opaque: 0, damaged: [], isStored: true })
  const newestFirst = worker.questionSummaries({}).map((result) => result.questionId)
  expect(newestFirst).toEqual(acts.map((_, i) => `q${acts.length - 1 - i}`))
  expect(history.status()).toMatchObject({ kept: 'saved', pending: 0 })
})

test('two tabs at once lose nothing and hear each other (D5)', async () => {
  const user = newUser()
  const [one, two] = await Promise.all([openHistory(user), openHistory(user)])
  const heard: LogEvent[] = []
  two.subscribe((news) => {
    if (news.kind === 'acts') heard.push(...news.events)
  })
  await Promise.all(
    Array.from({ length: 60 }, (_, i) => Promise.all([one.append(answer(`one-${i}`)), two.append(answer(`two-${i}`))])),
  )
  const { opened } = await reload(user)
  expect(opened.count).toBe(120)
  await vi.waitFor(() => expect(heard).toHaveLength(120))
  one.close()
  two.close()
})

test('a long tail becomes a snapshot while tabs go on writing; nothing is lost or counted twice', async () => {
  const user = newUser()
  const history = await openHistory(user)
  await history.appendMany(Array.from({ length: COMPACT_FROM + 10 }, (_, i) => answer(`q${i}`)))
  const first = await reload(user)
  expect(first.opened.count).toBe(COMPACT_FROM + 10)
  await vi.waitFor(async () => expect(await get(SNAPSHOT_KEY, databaseOf(user))).toBeDefined())
  // the tab's open chunk is in the snapshot now; it is written once more, with one act more
  await history.append(answer('after'))
  const second = await reload(user)
  expect(second.opened.count).toBe(COMPACT_FROM + 11)
  expect(second.worker.practiceMetrics({}).attempted).toBe(COMPACT_FROM + 11)
})

test('a corrupt chunk is set aside and reported, the rest loads', async () => {
  const user = newUser()
  const history = await openHistory(user)
  await history.appendMany([answer('a'), answer('b')])
  const good = JSON.stringify(await history.append(answer('c')))
  const database = databaseOf(user)
  await set('chunk/broken/000000', { format: 'ilm-study-chunk', version: 1, events: ['{"cut', good] }, database)
  await set('chunk/worse/000000', new Uint8Array(4), database)
  const { opened } = await reload(user)
  expect(opened.count).toBe(3)
  expect(opened.damaged.map(({ key }) => key)).toEqual(['chunk/broken/000000', 'chunk/worse/000000'])
  await vi.waitFor(async () => {
    const keys = (await entries<string, unknown>(database)).map(([key]) => key)
    expect(keys.filter((key) => key.startsWith('quarantine/'))).toHaveLength(2)
  })
  expect((await reload(user)).opened).toMatchObject({ count: 3, damaged: [] })
})

test('a damaged snapshot is set aside too; the acts since are kept', async () => {
  const user = newUser()
  const history = await openHistory(user)
  await history.append(answer('a'))
  await set(
    SNAPSHOT_KEY,
    { format: 'ilm-study-log', version: 1, tables: [{ type: 'odd', columns: [] }] },
    databaseOf(user),
  )
  const { opened } = await reload(user)
  expect(opened).toMatchObject({ count: 1, damaged: [{ key: SNAPSHOT_KEY }] })
})

test('without a database the student goes on in memory and is told', async () => {
  vi.stubGlobal('indexedDB', undefined)
  const history = await openHistory(newUser())
  expect(history.status()).toMatchObject({ kept: 'memory', reason: 'no-database' })
  const event = await history.append(answer('a'))
  const worker = createWorkerApi()
  expect(await worker.open('someone', NOW)).toMatchObject({ isStored: false })
  worker.add([event])
  expect(worker.practiceMetrics({}).attempted).toBe(1)
  await history.putDocument('exam', { questions: [] })
  expect(await history.getDocument('exam')).toEqual({ questions: [] })
  const file = await worker.exportBackup(NOW, history.documentsInMemory())
  expect(JSON.parse(await file.text())).toMatchObject({
    events: [{ id: event.id }],
    documents: { exam: { questions: [] } },
  })
})

test('a full disk is reported, and what could not be written is written when there is room again', async () => {
  const user = newUser()
  const history = await openHistory(user)
  await history.append(answer('a'))
  const full = vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
    throw new DOMException('no room', 'QuotaExceededError')
  })
  await history.append(answer('b'))
  expect(history.status()).toMatchObject({ kept: 'memory', reason: 'quota-full', pending: 0 })
  full.mockRestore()
  await history.append(answer('c'))
  expect(history.status()).toMatchObject({ kept: 'saved', reason: null })
  expect((await reload(user)).opened.count).toBe(3)
})

test('the same backup twice changes nothing, and one from another device adds (D9)', async () => {
  const [phone, laptop] = [newUser(), newUser()]
  const onPhone = await openHistory(phone)
  await onPhone.appendMany([answer('a'), answer('b')])
  await onPhone.putDocument('exam-1', { title: 'Practice exam' })
  const file = await (await reload(phone)).worker.exportBackup(NOW)
  await (await openHistory(laptop)).append(answer('c'))
  const { worker } = await reload(laptop)
  expect(await worker.importBackup(file, NOW)).toEqual({ ok: true, added: 2, known: 0, unreadable: 0, isStored: true })
  expect(await worker.importBackup(file, NOW)).toEqual({ ok: true, added: 0, known: 2, unreadable: 0, isStored: true })
  expect((await reload(laptop)).opened.count).toBe(3)
  expect(await get('document/exam-1', databaseOf(laptop))).toEqual({ title: 'Practice exam' })
  expect(await worker.importBackup(new Blob(['{}']), NOW)).toMatchObject({ ok: false, reason: 'not-a-backup' })
})

test("signing in takes the visitor's log over; deleting everything leaves nothing (D9)", async () => {
  const user = newUser()
  const visitor = await openHistory(ANONYMOUS)
  await visitor.append(answer('before'))
  const { worker } = await reload(user)
  expect(await worker.countAnonymous()).toBe(1)
  expect(await worker.takeOverAnonymous(NOW)).toEqual({ ok: true, added: 1 })
  expect(await worker.countAnonymous()).toBe(0)
  expect((await reload(user)).opened.count).toBe(1)

  const history = await openHistory(user)
  await history.append(answer('mine'))
  expect(await worker.deleteEverything()).toEqual({ ok: true })
  history.announce({ kind: 'deleted' })
  await history.append(answer('new life'))
  expect((await reload(user)).worker.questionSummaries({}).map(({ questionId }) => questionId)).toEqual(['new life'])
})

test('saving an act costs the same with a long history as with a short one', async () => {
  const user = newUser()
  const history = await openHistory(user)
  const writes = vi.spyOn(IDBObjectStore.prototype, 'put')
  await history.appendMany(Array.from({ length: 3000 }, (_, i) => answer(`q${i}`)))
  writes.mockClear()
  await history.append(answer('one more'))
  expect(writes).toHaveBeenCalledTimes(1)
  const chunk: unknown = writes.mock.calls[0]?.[0]
  expect(JSON.stringify(chunk).length).toBeLessThan(CHUNK_EVENTS * 700)
  writes.mockRestore()
})

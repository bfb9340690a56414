import 'fake-indexeddb/auto'
import { del, get } from 'idb-keyval'
import { afterEach, expect, test, vi } from 'vitest'
import { openHistory } from '#app/platform/history-store.client.ts'
import { COMPACT_FROM, RECORD_PLACE_KEY, SNAPSHOT_KEY } from '#domain/history/log-layout.ts'
import { answer, databaseOf, NOW, newUser, reload } from '#tests/factories/kept-history.ts'
import { keptRecord, packOf } from '#tests/factories/kept-record.ts'
import type { WorkerApi } from './worker-api.ts'

afterEach(() => vi.restoreAllMocks())

const RECORD = 'record-1'
type KeptRecord = ReturnType<typeof keptRecord>

async function pushAll(worker: WorkerApi, user: string, kept: KeptRecord) {
  let pushes = 0
  for (;;) {
    const push = await worker.nextPush(user, RECORD)
    if (!push.ok) throw new Error('the record is open')
    if (push.ids.length === 0) return pushes
    await worker.takePushed(user, RECORD, push.ids, kept.push(push.pack), true)
    pushes++
  }
}
async function pullAll(worker: WorkerApi, user: string, kept: KeptRecord, from = 0) {
  let after = from
  for (let hasMore = true; hasMore; ) {
    const page = kept.pull(after)
    const taken = await worker.takePulled(user, RECORD, { ...page, after }, true)
    if (!taken.ok) throw new Error('the record is open')
    ;({ hasMore } = page)
    after = taken.cursor
  }
  return after
}
/** A device with some acts, and its worker after a reload. */
async function device(...questions: string[]) {
  const user = newUser()
  const history = await openHistory(user)
  await history.appendMany(questions.map((id) => answer(id)))
  return { user, history, ...(await reload(user)) }
}
const questionsOf = (worker: WorkerApi) =>
  worker
    .questionSummaries({})
    .map(({ questionId }) => questionId)
    .sort()

test('two devices have the acts of both, exams first, and after a reload as well', async () => {
  const kept = keptRecord()
  const phone = await device('a', 'b')
  await phone.history.putDocument('exam-1', { title: 'Practice exam' })
  await phone.history.putDocument('practice-place/SNC1W/matter', { index: 2 })
  const laptop = await device('c')
  await laptop.history.putDocument('exam-2', { title: 'Another' })
  for (const { worker, user } of [phone, laptop]) {
    await worker.openRecord(user, RECORD)
    await pullAll(worker, user, kept)
    await pushAll(worker, user, kept)
  }
  await pullAll(phone.worker, phone.user, kept)
  expect(kept.ids()[0]).toBe('document/exam-1')
  expect(kept.ids()).toHaveLength(5)
  for (const { user, history } of [phone, laptop]) {
    const again = await reload(user)
    expect(questionsOf(again.worker)).toEqual(['a', 'b', 'c'])
    expect(await history.getDocument('exam-1')).toEqual({ title: 'Practice exam' })
    expect(await history.getDocument('exam-2')).toEqual({ title: 'Another' })
    // what is in the record is known after the reload: nothing is sent again
    await again.worker.openRecord(user, RECORD)
    expect(await again.worker.nextPush(user, RECORD)).toMatchObject({ ok: true, ids: [] })
    expect(await again.worker.countWaiting(user, RECORD)).toBe(0)
  }
  expect(await laptop.history.getDocument('practice-place/SNC1W/matter')).toBeUndefined()
})

test('what an import, another tab or a visitor brought is sent too, once', async () => {
  const kept = keptRecord()
  const { user, worker } = await device('a')
  await worker.openRecord(user, RECORD)
  expect(await pushAll(worker, user, kept)).toBe(1)
  const other = await device('imported')
  await worker.importBackup(await other.worker.exportBackup(NOW), NOW)
  const tab = await openHistory(user)
  worker.add([await tab.append(answer('from another tab'))])
  expect(await worker.countWaiting(user, RECORD)).toBe(2)
  expect(await pushAll(worker, user, kept)).toBe(1)
  expect(await pushAll(worker, user, kept)).toBe(0)
  expect(new Set(kept.ids()).size).toBe(3)
})

test('a crash between the answer of the gateway and the note of it sends the same again, which changes nothing', async () => {
  const kept = keptRecord()
  const { user, worker } = await device('a', 'b')
  await worker.openRecord(user, RECORD)
  const push = await worker.nextPush(user, RECORD)
  if (push.ok) kept.push(push.pack)
  const again = (await reload(user)).worker
  const opened = await again.openRecord(user, RECORD)
  expect(opened).toEqual({ ok: true, cursor: 0 })
  expect(await pullAll(again, user, kept)).toBe(2)
  expect(await again.nextPush(user, RECORD)).toMatchObject({ ids: [] })
  expect(kept.ids()).toHaveLength(2)
})

test('a page that cannot be written moves nothing on, and comes again', async () => {
  const kept = keptRecord()
  const phone = await device('a', 'b')
  await phone.worker.openRecord(phone.user, RECORD)
  await pushAll(phone.worker, phone.user, kept)
  const laptop = await device()
  await laptop.worker.openRecord(laptop.user, RECORD)
  const full = vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
    throw new DOMException('no room', 'QuotaExceededError')
  })
  const page = { ...kept.pull(0), after: 0 }
  await expect(laptop.worker.takePulled(laptop.user, RECORD, page, true)).rejects.toThrow('no room')
  full.mockRestore()
  const again = (await reload(laptop.user)).worker
  expect(await again.openRecord(laptop.user, RECORD)).toEqual({ ok: true, cursor: 0 })
  await pullAll(again, laptop.user, kept)
  expect(questionsOf(again)).toEqual(['a', 'b'])
})

test('while acts of this tab are in memory only, no place beyond them is written', async () => {
  const kept = keptRecord()
  const { user, worker } = await device('a')
  await worker.openRecord(user, RECORD)
  const push = await worker.nextPush(user, RECORD)
  if (!push.ok) throw new Error('the record is open')
  await worker.takePushed(user, RECORD, push.ids, kept.push(push.pack), false)
  expect(await worker.countWaiting(user, RECORD)).toBe(0)
  expect(await (await reload(user)).worker.openRecord(user, RECORD)).toEqual({ ok: true, cursor: 0 })
})

test('another record begins at its start, and everything goes there', async () => {
  const { user, worker } = await device('a', 'b')
  await worker.openRecord(user, RECORD)
  await pushAll(worker, user, keptRecord())
  expect(await worker.openRecord(user, 'record-2')).toEqual({ ok: true, cursor: 0 })
  expect(await worker.nextPush(user, 'record-2')).toMatchObject({ ids: [expect.any(String), expect.any(String)] })
  expect(await worker.nextPush(user, RECORD)).toEqual({ ok: false, reason: 'gone' })
})

test('an answer that comes after the history was removed, or another student signed in, writes nothing', async () => {
  const kept = keptRecord()
  const phone = await device('a')
  await phone.worker.openRecord(phone.user, RECORD)
  await pushAll(phone.worker, phone.user, kept)
  const shared = await device('mine')
  await shared.worker.openRecord(shared.user, RECORD)
  const page = { ...kept.pull(0), after: 0 }
  await shared.worker.deleteEverything()
  expect(await shared.worker.takePulled(shared.user, RECORD, page, true)).toEqual({ ok: false, reason: 'gone' })
  expect((await reload(shared.user)).opened.count).toBe(0)
  await shared.worker.open('somebody else', NOW)
  expect(await shared.worker.takePulled(shared.user, RECORD, page, true)).toEqual({ ok: false, reason: 'gone' })
  expect(await shared.worker.openRecord(shared.user, RECORD)).toEqual({ ok: false, reason: 'gone' })
})

test('what cannot be read of the place means that everything is pulled once more', async () => {
  const kept = keptRecord()
  const { user, worker } = await device('a')
  await worker.openRecord(user, RECORD)
  await pushAll(worker, user, kept)
  await del(RECORD_PLACE_KEY, databaseOf(user))
  const again = (await reload(user)).worker
  expect(await again.openRecord(user, RECORD)).toEqual({ ok: true, cursor: 0 })
  await pullAll(again, user, kept)
  expect(await again.nextPush(user, RECORD)).toMatchObject({ ids: [] })
})

test('many pages become one snapshot again, and many lists of ids one list', async () => {
  const kept = keptRecord(20)
  const many = Array.from({ length: COMPACT_FROM + 200 }, (_, n) => `q${n}`)
  const phone = await device(...many)
  await phone.worker.openRecord(phone.user, RECORD)
  await pushAll(phone.worker, phone.user, kept)
  const laptop = await device()
  await laptop.worker.openRecord(laptop.user, RECORD)
  await pullAll(laptop.worker, laptop.user, kept)
  await laptop.worker.tidyRecord(laptop.user, NOW)
  expect(await get(SNAPSHOT_KEY, databaseOf(laptop.user))).toBeDefined()
  for (let turn = 0; turn < 2; turn++) {
    const { worker, opened } = await reload(laptop.user)
    expect(opened.count).toBe(many.length)
    await worker.openRecord(laptop.user, RECORD)
    expect(await worker.countWaiting(laptop.user, RECORD)).toBe(0)
  }
})

test('a pack that is none, or that becomes far too large, is refused', async () => {
  const { user, worker } = await device()
  await worker.openRecord(user, RECORD)
  const take = (pack: string) => worker.takePulled(user, RECORD, { pack, after: 0, next: 1 }, true)
  await expect(take('AAAA')).rejects.toThrow()
  await expect(take(packOf([' '.repeat(17_000_000)]))).rejects.toThrow('too large')
})

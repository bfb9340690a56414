import 'fake-indexeddb/auto'
import { entries, get, set } from 'idb-keyval'
import { describe, expect, test, vi } from 'vitest'
import { ANONYMOUS } from '#domain/account/token-claims.ts'
import { LoadedLog } from '#domain/history/loaded-log.ts'
import { makeChunk } from '#domain/history/log-chunk.ts'
import { COMPACT_FROM, channelName, originalKey, quarantineKey, SNAPSHOT_KEY } from '#domain/history/log-layout.ts'
import { thisRelease } from '#domain/history/read-event.ts'
import { answer, databaseOf, NOW, newUser, reload } from '#tests/factories/kept-history.ts'
import { openHistory } from './history-store.client.ts'

describe('what a newer release recorded', () => {
  const stamp = { zone: 'America/Toronto', device: 'phone' }
  const newer = [
    { type: 'never-a-kind', id: 'new-1', at: NOW - 3000, ...stamp, attemptId: 'a', reasons: [{ code: 9 }] },
    { ...answer('x'), id: 'new-2', at: NOW - 2000, ...stamp, source: 'never-a-source', extra: 1 },
    { ...answer('known'), id: 'new-3', at: NOW - 1000, ...stamp, confidence: 0.5 },
  ]
  const lines = (events: readonly unknown[]) => events.map((event) => JSON.stringify(event))
  const eventsOf = async (file: Blob): Promise<{ id: string }[]> => JSON.parse(await file.text()).events
  const setAsideIn = async (user: string) =>
    (await entries<string, unknown>(databaseOf(user))).filter(([key]) => key.startsWith('quarantine/'))

  test('is kept through opening, adding, compacting, export and import, and what is known of it counts', async () => {
    const user = newUser()
    await set('chunk/newer/000000', makeChunk(lines(newer)), databaseOf(user))
    const history = await openHistory(user)
    await history.appendMany(Array.from({ length: COMPACT_FROM }, (_, i) => answer(`q${i}`)))
    const { opened, worker } = await reload(user)
    expect(opened).toEqual({ count: COMPACT_FROM + 3, opaque: 2, damaged: [], isStored: true })
    expect(worker.practiceMetrics({}).attempted).toBe(COMPACT_FROM + 1)
    await vi.waitFor(async () => expect(await get('chunk/newer/000000', databaseOf(user))).toBeUndefined())

    const again = await reload(user)
    expect(again.opened.count).toBe(COMPACT_FROM + 3)
    const file = await again.worker.exportBackup(NOW)
    expect(await eventsOf(file)).toEqual(expect.arrayContaining(newer))
    const other = await reload(newUser())
    expect(await other.worker.importBackup(file, NOW)).toMatchObject({ added: COMPACT_FROM + 3, unreadable: 0 })
    expect(await eventsOf(await other.worker.exportBackup(NOW))).toEqual(await eventsOf(file))
  })

  test('in another tab arrives here whole', async () => {
    const user = newUser()
    const history = await openHistory(user)
    const { worker } = await reload(user)
    history.subscribe((news) => {
      if (news.kind === 'acts') worker.add(news.events)
    })
    const channel = new BroadcastChannel(channelName(user))
    channel.postMessage({ kind: 'acts', events: newer })
    await vi.waitFor(async () => expect(await eventsOf(await worker.exportBackup(NOW))).toEqual(newer))
    channel.close()
    history.close()
  })

  test('and was set aside comes back as soon as it can be read, once', async () => {
    const user = newUser()
    await (await openHistory(user)).append(answer('a'))
    const snapshot = new LoadedLog()
    snapshot.add(newer.slice(0, 2).flatMap((event) => thisRelease.read(event) ?? []))
    await set(quarantineKey(SNAPSHOT_KEY, 1), snapshot.stored(), databaseOf(user))
    await set(quarantineKey('chunk/newer/000000', 2), makeChunk(lines(newer)), databaseOf(user))
    await set(quarantineKey('chunk/newer/000001', 3), { format: 'ilm-study-chunk', version: 2 }, databaseOf(user))
    expect((await reload(user)).opened).toEqual({ count: 4, opaque: 2, damaged: [], isStored: true })
    await vi.waitFor(async () => expect((await setAsideIn(user)).map(([key]) => key)).toHaveLength(1))
    const { opened, worker } = await reload(user)
    expect(opened.count).toBe(4)
    expect(await eventsOf(await worker.exportBackup(NOW))).toEqual(expect.arrayContaining(newer))
  })

  test("and a visitor's log could not read is taken over at sign-in with the rest", async () => {
    const user = newUser()
    await (await openHistory(ANONYMOUS)).append(answer('before'))
    const chunk = { format: 'ilm-study-chunk', version: 2, packed: 'x' }
    const early = { format: 'ilm-study-log', version: 2 }
    await set('chunk/newer/000000', chunk, databaseOf(ANONYMOUS))
    await set(quarantineKey(SNAPSHOT_KEY, 1), early, databaseOf(ANONYMOUS))
    await set(quarantineKey(SNAPSHOT_KEY, 2), early, databaseOf(ANONYMOUS))
    const { worker } = await reload(user)
    expect(await worker.takeOverAnonymous(NOW)).toEqual({ ok: true, added: 1 })
    const kept = await setAsideIn(user)
    expect(kept.map(([, value]) => value)).toEqual([chunk, early, early])
    expect(kept.map(([key]) => originalKey(key))).toEqual(['chunk/newer/000000', SNAPSHOT_KEY, SNAPSHOT_KEY])
    expect(await worker.countAnonymous()).toBe(0)
  })
})

import { createStore, del, get, set } from 'idb-keyval'
import { openHistory } from '#app/platform/history-store.client.ts'
import type { StudyAct, StudyEvent } from '#domain/history/events.ts'
import { openDatabase } from '#workers/device-store.ts'
import { clearDatabase, readLog, rewriteLog } from '#workers/log-database.ts'

/** What the browser bench runs inside a page, over the store and the reader as they ship. */
const act: StudyAct = {
  type: 'card-bookmarked',
  curriculum: 'ontario',
  grade: '9',
  subject: 'science',
  courseId: 'SNC1W',
  moduleId: 'm',
  deckId: 'd',
  cardId: 'c',
  isBookmarked: true,
}
const peerStore = createStore('peer', 'map')

function databaseOf(user: string) {
  const database = openDatabase(user)
  if (!database) throw new Error('this browser has no IndexedDB')
  return database
}

async function timed(work: () => Promise<unknown>): Promise<number> {
  const start = performance.now()
  await work()
  return performance.now() - start
}

const historyBench = {
  /** a history of these events as its snapshot, and the same as one map under one key, the way most pages keep progress */
  seed: async (user: string, events: StudyEvent[]) => {
    await clearDatabase(databaseOf(user))
    await rewriteLog(databaseOf(user), user, 0, { events, documents: {}, setAside: [] })
    await set(user, Object.fromEntries(events.map((event) => [event.id, event])), peerStore)
  },
  /** milliseconds of saving each of `times` acts */
  save: async (user: string, times: number) => {
    const store = await openHistory(user)
    const list: number[] = []
    for (let i = 0; i < times; i++) list.push(await timed(() => store.append(act)))
    store.close()
    return list
  },
  /** the peer: the map is in memory and is written as a whole after each act */
  saveAsMap: async (user: string, times: number) => {
    const map = (await get<Record<string, unknown>>(user, peerStore)) ?? {}
    const list: number[] = []
    for (let i = 0; i < times; i++) {
      map[`new-${i}`] = { ...act, id: `new-${i}`, at: i }
      list.push(await timed(() => set(user, map, peerStore)))
    }
    return list
  },
  /** milliseconds of opening the history, the database itself being open */
  open: async (user: string, times: number) => {
    const database = databaseOf(user)
    await database('readonly', () => undefined)
    const list: number[] = []
    for (let i = 0; i < times; i++) list.push(await timed(() => readLog(database)))
    return list
  },
  openAsMap: async (user: string, times: number) => {
    const list: number[] = []
    for (let i = 0; i < times; i++) list.push(await timed(() => get(user, peerStore)))
    return list
  },
  forget: async (user: string) => {
    await clearDatabase(databaseOf(user))
    await del(user, peerStore)
  },
}

export type HistoryBench = typeof historyBench
Object.assign(globalThis, { historyBench })

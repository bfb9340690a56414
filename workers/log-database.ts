import { createStore, promisifyRequest, type UseStore } from 'idb-keyval'
import { type AssembledLog, assembleLog, type DamagedEntry } from '#domain/history/assemble-log.ts'
import type { StudyEvent } from '#domain/history/events.ts'
import {
  CHUNK_PREFIX,
  DOCUMENT_PREFIX,
  databaseName,
  endOfPrefix,
  LOG_STORE,
  lockName,
  quarantineKey,
  SNAPSHOT_KEY,
} from '#domain/history/log-layout.ts'

/** A student's database, or null where there is none (private windows of some browsers, storage turned off). */
export function openDatabase(user: string): UseStore | null {
  return typeof indexedDB === 'undefined' ? null : createStore(databaseName(user), LOG_STORE)
}

const rangeOf = (prefix: string): IDBKeyRange => IDBKeyRange.bound(prefix, endOfPrefix(prefix), false, true)

/** Key and value pairs under a prefix, read within the caller's transaction. */
async function readRange(store: IDBObjectStore, prefix: string): Promise<[string, unknown][]> {
  const [keys, values] = await Promise.all([
    promisifyRequest(store.getAllKeys(rangeOf(prefix))),
    promisifyRequest<unknown[]>(store.getAll(rangeOf(prefix))),
  ])
  return keys.map((key, i) => [String(key), values[i]])
}

async function readEntries(store: IDBObjectStore): Promise<[string, unknown][]> {
  const [snapshot, chunks] = await Promise.all([
    promisifyRequest<unknown>(store.get(SNAPSHOT_KEY)),
    readRange(store, CHUNK_PREFIX),
  ])
  return snapshot === undefined ? chunks : [[SNAPSHOT_KEY, snapshot], ...chunks]
}

/** Reads a history: the snapshot and the chunks written since. */
export const readLog = async (database: UseStore): Promise<AssembledLog> =>
  assembleLog(await database('readonly', readEntries))

export const readDocuments = async (database: UseStore): Promise<Record<string, unknown>> => {
  const entries = await database('readonly', (store) => readRange(store, DOCUMENT_PREFIX))
  return Object.fromEntries(entries.map(([key, value]) => [key.slice(DOCUMENT_PREFIX.length), value]))
}

/**
 * Rewrites a history as one columnar snapshot, with `extra` events and documents merged in, and removes the chunks that are
 * in it. One transaction reads and writes, so a tab that adds an act meanwhile loses nothing: its chunk is written before
 * (and read) or after (and kept). Damaged entries are moved aside, never deleted; documents already there are kept.
 * @returns how many of the extra events were new
 */
export function rewriteLog(
  database: UseStore,
  user: string,
  now: number,
  extra: { events: readonly StudyEvent[]; documents: Record<string, unknown> } = { events: [], documents: {} },
): Promise<{ added: StudyEvent[]; damaged: DamagedEntry[] }> {
  return underLock(user, () =>
    database('readwrite', async (store) => {
      const entries = await readEntries(store)
      const { log, chunkKeys, damaged } = assembleLog(entries)
      const values = new Map(entries)
      for (const { key } of damaged) store.put(values.get(key), quarantineKey(key, now))
      const known = new Set(extra.events.length === 0 ? [] : log.all().map((event) => event.id))
      const { added } = log.add(extra.events.filter((event) => !known.has(event.id)))
      store.put(log.stored(), SNAPSHOT_KEY)
      for (const key of chunkKeys) store.delete(key)
      for (const [id, value] of Object.entries(extra.documents)) {
        const key = DOCUMENT_PREFIX + id
        if ((await promisifyRequest(store.getKey(key))) === undefined) store.put(value, key)
      }
      await promisifyRequest(store.transaction)
      return { added, damaged }
    }),
  )
}

/** One rewriting at a time over all tabs. Without Web Locks the transaction alone keeps it correct. */
async function underLock<T>(user: string, work: () => Promise<T>): Promise<T> {
  return typeof navigator !== 'undefined' && navigator.locks ? navigator.locks.request(lockName(user), work) : work()
}

/** Empties a database for good. */
export const clearDatabase = (database: UseStore): Promise<void> =>
  database('readwrite', (store) => {
    store.clear()
    return promisifyRequest(store.transaction)
  })

import { promisifyRequest, type UseStore } from 'idb-keyval'
import { type AssembledLog, assembleLog, type DamagedEntry } from '#domain/history/assemble-log.ts'
import {
  CHUNK_PREFIX,
  DOCUMENT_PREFIX,
  endOfPrefix,
  lockName,
  QUARANTINE_PREFIX,
  quarantineKey,
  SNAPSHOT_KEY,
} from '#domain/history/log-layout.ts'
import type { LogEvent } from '#domain/history/read-event.ts'

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
  const [snapshot, chunks, setAside] = await Promise.all([
    promisifyRequest<unknown>(store.get(SNAPSHOT_KEY)),
    readRange(store, CHUNK_PREFIX),
    readRange(store, QUARANTINE_PREFIX),
  ])
  const entries = [...chunks, ...setAside]
  return snapshot === undefined ? entries : [[SNAPSHOT_KEY, snapshot], ...entries]
}

/** Reads a history: the snapshot, the chunks written since, and what was set aside, which may have become readable. */
export const readLog = async (database: UseStore): Promise<AssembledLog> =>
  assembleLog(await database('readonly', readEntries))

export const readDocuments = async (database: UseStore): Promise<Record<string, unknown>> => {
  const entries = await database('readonly', (store) => readRange(store, DOCUMENT_PREFIX))
  return Object.fromEntries(entries.map(([key, value]) => [key.slice(DOCUMENT_PREFIX.length), value]))
}

/** The ids of all documents. */
export const readDocumentIds = async (database: UseStore): Promise<string[]> => {
  const keys = await database('readonly', (store) => promisifyRequest(store.getAllKeys(rangeOf(DOCUMENT_PREFIX))))
  return keys.map((key) => String(key).slice(DOCUMENT_PREFIX.length))
}

/** What another log or a backup brings in. */
export type Extra = {
  events: readonly LogEvent[]
  /** by document id */
  documents: Record<string, unknown>
  /** entries of the other log that could not be read, by their keys */
  setAside: readonly (readonly [string, unknown])[]
}
const NOTHING: Extra = { events: [], documents: {}, setAside: [] }

/** All that a log holds, for another one to take in. */
export async function readAsExtra(database: UseStore): Promise<Extra> {
  const entries = await database('readonly', readEntries)
  const { log, damaged, regained } = assembleLog(entries)
  const isUnread = new Set(damaged.map(({ key }) => key))
  const setAside = entries.filter(
    ([key]) => isUnread.has(key) || (key.startsWith(QUARANTINE_PREFIX) && !regained.includes(key)),
  )
  return { events: log.all(), documents: await readDocuments(database), setAside }
}

/**
 * Rewrites a history as one columnar snapshot, with `extra` merged in, and removes the chunks that are in it. One transaction
 * reads and writes, so a tab that adds an act meanwhile loses nothing: its chunk is written before (and read) or after (and
 * kept). Entries that cannot be read are moved aside, never deleted, until one day they can be; documents already there are kept.
 * @returns the extra events that were new
 */
export function rewriteLog(
  database: UseStore,
  user: string,
  now: number,
  extra: Extra = NOTHING,
): Promise<{ added: LogEvent[]; damaged: DamagedEntry[] }> {
  return underLock(user, () =>
    database('readwrite', async (store) => {
      const entries = await readEntries(store)
      const { log, chunkKeys, damaged, regained } = assembleLog(entries)
      const values = new Map(entries)
      for (const { key } of damaged) store.put(values.get(key), quarantineKey(key, now))
      // later times, so that no two entries get one key
      for (const [i, [key, value]] of extra.setAside.entries()) store.put(value, quarantineKey(key, now + 1 + i))
      const known = new Set(extra.events.length === 0 ? [] : log.all().map((event) => event.id))
      const added = log.add(extra.events.filter((event) => !known.has(event.id)))
      store.put(log.stored(), SNAPSHOT_KEY)
      for (const key of [...chunkKeys, ...regained]) store.delete(key)
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

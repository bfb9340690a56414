import { createStore, type UseStore } from 'idb-keyval'
import { databaseName, LOG_STORE } from '#domain/history/log-layout.ts'

/** Longer than a database takes to open on a slow device; one that has not answered by then counts as none. */
const OPEN_WITHIN_MS = 6_000

/** A database that does not answer: some browsers leave the question open for good. */
export class SilentDatabaseError extends Error {
  override name = 'SilentDatabaseError'
}

/** Whether this browser has databases at all: private windows of some have none, and where storage is turned off even the look at it throws. */
export function hasDatabases(): boolean {
  try {
    return typeof indexedDB !== 'undefined'
  } catch {
    return false
  }
}

/**
 * A store of a database, as idb-keyval takes it, that never keeps anybody waiting: it rejects with the browser's error where it cannot be opened, and
 * with `SilentDatabaseError` where it has not opened within `openWithinMs`; from then on at once, until it has. Work on an open database may take its time.
 */
export function openStore(database: string, storeName: string, openWithinMs = OPEN_WITHIN_MS): UseStore {
  const store = createStore(database, storeName)
  let isSilent = false
  return async (mode, work) => {
    if (isSilent) throw new SilentDatabaseError(database)
    let hasGivenUp = false
    let timer: ReturnType<typeof setTimeout> | undefined
    const patience = new Promise<never>((_, reject) => {
      timer = setTimeout(() => {
        hasGivenUp = true
        isSilent = true
        reject(new SilentDatabaseError(database))
      }, openWithinMs)
    })
    const answer = async () =>
      store(mode, (found) => {
        clearTimeout(timer)
        isSilent = false
        // whoever asked has gone on without it
        if (hasGivenUp) throw new SilentDatabaseError(database)
        return work(found)
      })
    try {
      return await Promise.race([answer(), patience])
    } finally {
      clearTimeout(timer)
    }
  }
}

/** Copies of content and small things that a device keeps, of all students: keys name whose they are. */
export const copiesStore: UseStore = openStore('keyval-store', 'keyval')

/** A student's own database, or null where there is none. */
export function openDatabase(user: string): UseStore | null {
  return hasDatabases() ? openStore(databaseName(user), LOG_STORE) : null
}

import type { UseStore } from 'idb-keyval'
import { ANONYMOUS } from '#domain/account/token-claims.ts'
import type { DamagedEntry } from '#domain/history/assemble-log.ts'
import { LoadedLog } from '#domain/history/loaded-log.ts'
import { openDatabase } from './device-store.ts'
import { readLog, rewriteLog } from './log-database.ts'

export type OpenedHistory = {
  /** events in the history */
  count: number
  /** those of them that a newer release recorded and this one cannot show */
  opaque: number
  /** entries that could not be read and were set aside */
  damaged: DamagedEntry[]
  /** false: this browser gives no database, everything is in memory */
  isStored: boolean
}

/** The log the worker thinks about: one user's, in memory and in its database. */
export type UserLog = {
  user: string
  log: LoadedLog
  database: UseStore | null
}

export const createUserLog = (): UserLog => ({
  user: ANONYMOUS,
  log: new LoadedLog(),
  database: null,
})

/** Loads a user's history into it. What was added for the same user, before or while it loads, is kept. */
export async function openUserLog(userLog: UserLog, user: string, now: number): Promise<OpenedHistory> {
  if (userLog.user !== user) userLog.log = new LoadedLog()
  userLog.user = user
  userLog.database = openDatabase(user)
  if (!userLog.database) return inMemory(userLog)
  try {
    const { log, damaged, isRewriteDue } = await readLog(userLog.database)
    // the user may have changed while the database was read
    if (userLog.user !== user) return { count: 0, opaque: 0, damaged: [], isStored: true }
    log.add(userLog.log.all())
    userLog.log = log
    if (isRewriteDue) {
      // not awaited: the answers do not need it, and a failure (a full disk) leaves everything as it was
      rewriteLog(userLog.database, user, now).catch(() => undefined)
    }
    return { count: log.count, opaque: log.opaqueCount, damaged, isStored: true }
  } catch {
    userLog.database = null
    return inMemory(userLog)
  }
}

const inMemory = ({ log }: UserLog): OpenedHistory => ({
  count: log.count,
  opaque: log.opaqueCount,
  damaged: [],
  isStored: false,
})

/**
 * Loads the open user's history again, after it changed as a whole. What is in memory stays: it may hold acts that are not in the database
 * yet, or that found no room there.
 */
export const reopenUserLog = (userLog: UserLog, now: number): Promise<OpenedHistory> =>
  openUserLog(userLog, userLog.user, now)

/** Loads the open user's history again, after it was deleted: what was known of it is forgotten. */
export function forgetUserLog(userLog: UserLog, now: number): Promise<OpenedHistory> {
  userLog.log = new LoadedLog()
  return openUserLog(userLog, userLog.user, now)
}

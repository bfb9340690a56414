import type { UseStore } from 'idb-keyval'
import type { DamagedEntry } from '#domain/history/assemble-log.ts'
import { LoadedLog } from '#domain/history/loaded-log.ts'
import { ANONYMOUS } from '#domain/history/log-layout.ts'
import type { LogEvent } from '#domain/history/read-event.ts'
import { openDatabase, readLog, rewriteLog } from './log-database.ts'

export type OpenedHistory = {
  /** events in the history */
  count: number
  /** entries that could not be read and were set aside */
  damaged: DamagedEntry[]
  /** false: this browser gives no database, everything is in memory */
  isStored: boolean
}

/** The history the worker thinks about: one user's log in memory, and its database. */
export type StudySession = {
  user: string
  log: LoadedLog
  database: UseStore | null
  /** rises with each change that is not a mere addition at the end, so that running totals know to start over */
  epoch: number
}

export const createSession = (): StudySession => ({
  user: ANONYMOUS,
  log: new LoadedLog(),
  database: null,
  epoch: 0,
})

/** Loads a user's history into the session. What was added for the same user, before or while it loads, is kept. */
export async function openSession(session: StudySession, user: string, now: number): Promise<OpenedHistory> {
  if (session.user !== user) session.log = new LoadedLog()
  session.user = user
  session.epoch++
  session.database = openDatabase(user)
  if (!session.database) return { count: session.log.count, damaged: [], isStored: false }
  try {
    const { log, damaged, isRewriteDue } = await readLog(session.database)
    // the user may have changed while the database was read
    if (session.user !== user) return { count: 0, damaged: [], isStored: true }
    log.add(session.log.all())
    session.log = log
    session.epoch++
    if (isRewriteDue) {
      // not awaited: the answers do not need it, and a failure (a full disk) leaves everything as it was
      rewriteLog(session.database, user, now).catch(() => undefined)
    }
    return { count: log.count, damaged, isStored: true }
  } catch {
    session.database = null
    return { count: session.log.count, damaged: [], isStored: false }
  }
}

/** Loads the open user's history again. Without a database the one in memory is all there is. */
export async function reopenSession(session: StudySession, now: number): Promise<OpenedHistory> {
  const before = session.log
  session.log = new LoadedLog()
  const opened = await openSession(session, session.user, now)
  if (!opened.isStored) {
    session.log = before
    session.epoch++
  }
  return opened
}

/** Adds acts as they happen. */
export function addToSession(session: StudySession, events: readonly LogEvent[]): void {
  const { isAtEnd } = session.log.add(events)
  if (!isAtEnd) session.epoch++
}

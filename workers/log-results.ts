import { ANONYMOUS } from '#domain/account/token-claims.ts'
import { makeBackup, type ParsedBackup, parseBackup, writeBackup } from '#domain/history/backup.ts'
import { LoadedLog } from '#domain/history/loaded-log.ts'
import { openDatabase } from './device-store.ts'
import { clearDatabase, readAsExtra, readDocuments, readLog, rewriteLog } from './log-database.ts'
import type { UserLog } from './user-log.ts'

export type ImportResult =
  | {
      ok: true
      /** events that were new here; 0 when the file was imported before */
      added: number
      /** events of the file that were here already */
      known: number
      /** entries of the file that are no events */
      unreadable: number
      /** false: no database, the import lasts until the tab closes */
      isStored: boolean
    }
  | Extract<ParsedBackup, { ok: false }>

/** Results about the log as a whole: backup, merge, take-over, deletion (D9). */
export function createLogResults(userLog: UserLog) {
  return {
    /**
     * Everything the student made, as one file of readable JSON.
     * @param documents documents that only the page's memory has, when there is no database
     */
    exportBackup: async (now: number, documents: Record<string, unknown> = {}): Promise<Blob> => {
      const stored = userLog.database ? await readDocuments(userLog.database).catch(() => ({})) : {}
      const text = writeBackup(makeBackup(userLog.log.all(), { ...documents, ...stored }, now))
      return new Blob([text], { type: 'application/json' })
    },
    /** Merges a backup file into the history: nothing is overwritten, and the same file twice changes nothing. */
    importBackup: async (file: Blob, now: number): Promise<ImportResult> => {
      const parsed = parseBackup(await file.text())
      if (!parsed.ok) return parsed
      const { events, documents } = parsed.backup
      let isStored = userLog.database !== null
      if (userLog.database) {
        await rewriteLog(userLog.database, userLog.user, now, { events, documents, setAside: [] }).catch(() => {
          isStored = false
        })
      }
      const before = userLog.log.count
      const known = new Set(userLog.log.all().map((event) => event.id))
      userLog.log.add(events.filter((event) => !known.has(event.id)))
      const added = userLog.log.count - before
      return { ok: true, added, known: events.length - added, unreadable: parsed.unreadable, isStored }
    },
    /** Acts of the visitor who has not signed in, on this device. */
    countAnonymous: async (): Promise<number> => {
      const database = openDatabase(ANONYMOUS)
      return database
        ? readLog(database).then(
            ({ log }) => log.count,
            () => 0,
          )
        : 0
    },
    /** Merges the visitor's log into the open user's, then empties it. */
    takeOverAnonymous: async (
      now: number,
    ): Promise<{ ok: true; added: number } | { ok: false; reason: 'not-saved' }> => {
      const from = openDatabase(ANONYMOUS)
      const to = userLog.database
      if (!from || !to || userLog.user === ANONYMOUS) return { ok: true, added: 0 }
      try {
        const { added } = await rewriteLog(to, userLog.user, now, await readAsExtra(from))
        userLog.log.add(added)
        await clearDatabase(from)
        return { ok: true, added: added.length }
      } catch {
        return { ok: false, reason: 'not-saved' }
      }
    },
    /** Deletes everything the open user made on this device, documents included. */
    deleteEverything: async (): Promise<{ ok: true } | { ok: false; reason: 'not-deleted' }> => {
      try {
        if (userLog.database) await clearDatabase(userLog.database)
      } catch {
        return { ok: false, reason: 'not-deleted' }
      }
      userLog.log = new LoadedLog()
      return { ok: true }
    },
  }
}

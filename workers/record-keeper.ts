import { get } from 'idb-keyval'
import { COMPACT_FROM, documentKey } from '#domain/history/log-layout.ts'
import type { LogEvent } from '#domain/history/read-event.ts'
import {
  isRecordDocument,
  nextPush,
  type PulledPage,
  placeAtStart,
  type RecordPlace,
  readPage,
  takePulled,
  takePushed,
} from '#domain/history/record-sync.ts'
import { readDocumentIds, rewriteLog } from './log-database.ts'
import { packLines, unpackLines } from './pack-lines.ts'
import { keepPlace, openPlace } from './record-database.ts'
import type { UserLog } from './user-log.ts'

/** `gone`: the history was removed, or another user's is open, or another record: begin again or stop. */
export type Gone = { ok: false; reason: 'gone' }
const GONE: Gone = { ok: false, reason: 'gone' }

/** A push that is ready to be sent. */
export type ReadyPush = { pack: string; ids: string[]; hasMore: boolean }

/**
 * The part of the worker that keeps a student's history and the record of their account alike. It is loaded when it is needed, which
 * is never for students who did not ask for it.
 */
export function createRecordKeeper(userLog: UserLog) {
  const tab = `record-${crypto.randomUUID().slice(0, 8)}`
  let writes = 0
  let unmerged = 0
  let open: { user: string; place: RecordPlace } | undefined

  const placeOf = (user: string, recordId: string): RecordPlace | undefined =>
    open?.user === user && userLog.user === user && open.place.recordId === recordId ? open.place : undefined

  /** Documents of the record by id; their values are read when they are to be sent. */
  async function missingDocuments({ inRecord }: RecordPlace): Promise<[string, unknown][]> {
    const { database } = userLog
    if (!database) return []
    const ids = (await readDocumentIds(database)).filter(
      (id) => isRecordDocument(id) && !inRecord.has(`document/${id}`),
    )
    return Promise.all(ids.map(async (id): Promise<[string, unknown]> => [id, await get(documentKey(id), database)]))
  }

  /**
   * Without a database everything lasts as long as the tab, this too. And where acts could not be written, a place beyond them must not be:
   * they would never be pulled again.
   */
  async function write(place: RecordPlace, page: PulledPage, isSaved: boolean): Promise<boolean> {
    if (!userLog.database || !isSaved) return true
    writes++
    return keepPlace(userLog.database, place, page, { tab, number: writes })
  }

  return {
    /** Begins with a record of the open user. Resolves with the place until which it was pulled. */
    async open(user: string, recordId: string): Promise<{ ok: true; cursor: number } | Gone> {
      if (userLog.user !== user) return GONE
      const place = userLog.database ? await openPlace(userLog.database, recordId) : placeAtStart(recordId)
      if (userLog.user !== user) return GONE
      open = { user, place }
      return { ok: true, cursor: place.cursor }
    },
    /** What to send next, packed; `ids` go to `pushed` once it was acknowledged. Without any there is nothing to send. */
    async nextPush(user: string, recordId: string): Promise<({ ok: true } & ReadyPush) | Gone> {
      const place = placeOf(user, recordId)
      if (!place) return GONE
      const { entries, hasMore } = nextPush(userLog.log, await missingDocuments(place), place)
      const pack = entries.length === 0 ? '' : await packLines(entries.map(({ text }) => text))
      return { ok: true, pack, ids: entries.map(({ id }) => id), hasMore }
    },
    /**
     * A push was acknowledged. `isBehind`: somebody else added something that is not here yet.
     * @param isSaved whether the acts of this tab are in the database
     */
    async pushed(
      user: string,
      recordId: string,
      ids: string[],
      answer: { before: number; last: number },
      isSaved: boolean,
    ): Promise<{ ok: true; isBehind: boolean; cursor: number } | Gone> {
      const place = placeOf(user, recordId)
      if (!place) return GONE
      const isBehind = takePushed(place, ids, answer)
      const { cursor } = place
      return (await write(place, { events: [], documents: {}, ids }, isSaved)) ? { ok: true, isBehind, cursor } : GONE
    },
    /** Takes a page in. `added`: what was new, for the other tabs and the pages of this one. */
    async pulled(
      user: string,
      recordId: string,
      answer: { pack: string; after: number; next: number },
      isSaved: boolean,
    ): Promise<{ ok: true; added: LogEvent[]; cursor: number } | Gone> {
      const lines = await unpackLines(answer.pack)
      const place = placeOf(user, recordId)
      if (!place) return GONE
      const page = readPage(lines, userLog.log)
      const { cursor } = place
      const next = { recordId, cursor, inRecord: place.inRecord }
      takePulled(next, page.ids, answer)
      // on disk first: should that fail, the place stays where it was, and the page is pulled again
      if (!(await write(next, page, isSaved))) return GONE
      place.cursor = next.cursor
      unmerged += page.events.length
      return { ok: true, added: userLog.log.add(page.events), cursor: place.cursor }
    },
    /** After many pages: the history is written as one again, which makes its next opening quick. */
    async tidy(user: string, now: number): Promise<void> {
      if (unmerged < COMPACT_FROM || !userLog.database || userLog.user !== user) return
      unmerged = 0
      await rewriteLog(userLog.database, user, now)
    },
    /** How many acts and exams of this device are not in the record. */
    countWaiting: async (user: string, recordId: string): Promise<number> => {
      const place = placeOf(user, recordId)
      if (!place) return 0
      let waiting = (await missingDocuments(place)).length
      for (const _event of userLog.log.without(place.inRecord)) waiting++
      return waiting
    },
  }
}

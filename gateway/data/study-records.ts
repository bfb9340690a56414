import { type RawBuilder, sql } from 'kysely'
import type { StudyRecord } from '#domain/account/study-record.ts'
import { bytesOf, RECORD_BOUNDS, type RecordEntry } from '#domain/history/record-entry.ts'
import type { Database } from '../database/open-database.ts'

/** Begins to keep a student's record; where one is kept it stays as it is. Answers the one that is kept now. */
export async function beginRecord(
  database: Database,
  { userId, id, since }: { userId: string } & StudyRecord,
): Promise<StudyRecord> {
  const record = await database.query
    .insertInto('study_records')
    .values({ user_id: userId, id, since, last_place: 0, bytes: 0 })
    // sets what it is: the row is returned whether it was there or not
    .onConflict((conflict) =>
      conflict.column('user_id').doUpdateSet((update) => ({ id: update.ref('study_records.id') })),
    )
    .returning(['id', 'since'])
    .executeTakeFirstOrThrow()
  return record
}

/** Ends a student's record: all entries go with it, in the same statement, by foreign key. */
export async function endRecord(database: Database, userId: string): Promise<void> {
  await database.query.deleteFrom('study_records').where('user_id', '=', userId).execute()
}

/** `gone`: no record of this id is kept; `full`: it would take more than `mostBytes`, and nothing was added. */
export type Pushed = { ok: true; before: number; last: number } | { ok: false; problem: 'gone' | 'full' }

/**
 * Adds entries to a record, all or none; those whose id is there change nothing. The first statement takes the record's row
 * and holds it to the end, so the pushes of one student come one after the other: places are handed out in the order in which they
 * become visible, and whoever pulls after a place misses none. The places of entries that were there already stay empty.
 * @param entries at least one, each id once
 */
export async function pushEntries(
  database: Database,
  {
    userId,
    recordId,
    entries,
    mostBytes,
  }: { userId: string; recordId: string; entries: RecordEntry[]; mostBytes: number },
): Promise<Pushed> {
  const sizes = entries.map(({ text }) => bytesOf(text))
  const total = sizes.reduce((sum, size) => sum + size, 0)
  const rows: RawBuilder<unknown>[] = entries.map(
    ({ id, text }, index) => sql`(${index + 1}, ${id}, ${sizes[index]}, ${text})`,
  )
  const held = sql`
    update study_records set last_place = last_place
    where user_id = ${userId} and id = ${recordId} returning last_place, bytes`
  // both engines call the columns of VALUES so; what it holds has no type yet in PostgreSQL
  const added = sql`
    insert into record_entries (user_id, place, id, bytes, entry)
    select study_records.user_id, last_place + cast(column1 as bigint), cast(column2 as text), cast(column3 as bigint), cast(column4 as text)
    from (values ${sql.join(rows)}) as entries cross join study_records
    where user_id = ${userId} and study_records.id = ${recordId} and study_records.bytes + ${total} <= ${mostBytes}
    on conflict (user_id, id) do nothing`
  const counted = sql`
    update study_records set
      bytes = bytes + (select coalesce(sum(record_entries.bytes), 0) from record_entries
        where record_entries.user_id = ${userId} and place > last_place),
      last_place = last_place + ${entries.length}
    where user_id = ${userId} and id = ${recordId}`
  const statements = [held, added, counted].map((statement) => statement.compile(database.query))
  const [[row] = []] = await database.together(statements)
  if (!row) return { ok: false, problem: 'gone' }
  // PostgreSQL hands 64 bits over as text
  const before = Number(row.last_place)
  if (Number(row.bytes) + total > mostBytes) return { ok: false, problem: 'full' }
  return { ok: true, before, last: before + entries.length }
}

/** Entries on one page, oldest first; `next` is the place of its last one. */
export interface RecordPage {
  texts: string[]
  next: number
  hasMore: boolean
}

/** The page of a record after a place, within `RECORD_BOUNDS`; undefined when no record of this id is kept. */
export async function pullEntries(
  database: Database,
  { userId, recordId, after }: { userId: string; recordId: string; after: number },
): Promise<RecordPage | undefined> {
  const record = await database.query
    .selectFrom('study_records')
    .select('last_place')
    .where('user_id', '=', userId)
    .where('id', '=', recordId)
    .executeTakeFirst()
  if (!record) return undefined
  return Number(record.last_place) <= after
    ? { texts: [], next: after, hasMore: false }
    : readPage(database, userId, after)
}

/** All entries of a student's record, a page at a time: an export never holds them all. */
export async function* exportEntries(database: Database, userId: string): AsyncGenerator<string> {
  let page: RecordPage = { texts: [], next: 0, hasMore: true }
  while (page.hasMore) {
    page = await readPage(database, userId, page.next)
    yield* page.texts
  }
}

/** Sizes first: entries of a megabyte are not read by the thousand. */
async function readPage(database: Database, userId: string, after: number): Promise<RecordPage> {
  const entriesAfter = database.query
    .selectFrom('record_entries')
    .where('user_id', '=', userId)
    .where('place', '>', after)
    .orderBy('place')
  const sizes = await entriesAfter
    .select(['place', 'bytes'])
    .limit(RECORD_BOUNDS.entries + 1)
    .execute()
  let bytes = 0
  const fitting = sizes.slice(0, RECORD_BOUNDS.entries).filter((size) => {
    bytes += Number(size.bytes)
    return bytes <= RECORD_BOUNDS.bytes
  })
  const next = Number(fitting.at(-1)?.place ?? after)
  const rows = await entriesAfter.select('entry').where('place', '<=', next).execute()
  return { texts: rows.map(({ entry }) => entry), next, hasMore: sizes.length > fitting.length }
}

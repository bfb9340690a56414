import { type Kysely, sql } from 'kysely'
import { migrations } from './migrations.ts'
import type { Tables } from './tables.ts'

/**
 * Brings the tables up to date. Safe when several instances start at once: the first takes a lock that lasts as long as the
 * transaction (PostgreSQL: a row that is there for that, since engines that speak its protocol do not all have advisory locks; SQLite: the
 * write lock, taken at BEGIN instead of at the first write), the others wait for it and then find nothing left to do. A crash half-way
 * rolls everything back; DDL is transactional in both.
 */
export async function migrateDatabase(
  database: Kysely<Tables>,
  engine: 'sqlite' | 'postgres',
  now: Date,
): Promise<void> {
  await database.connection().execute(async (connection) => {
    if (engine === 'postgres') await makeLock(connection)
    await sql.raw(engine === 'sqlite' ? 'begin immediate' : 'begin').execute(connection)
    try {
      if (engine === 'postgres') await sql`select id from schema_lock where id = 1 for update`.execute(connection)
      await applyMissing(connection, now)
      await sql.raw('commit').execute(connection)
    } catch (error) {
      await sql.raw('rollback').execute(connection)
      throw error
    }
  })
}

async function applyMissing(connection: Kysely<Tables>, now: Date): Promise<void> {
  await connection.schema
    .createTable('schema_migrations')
    .ifNotExists()
    .addColumn('name', 'text', (column) => column.primaryKey())
    .addColumn('applied_at', 'text', (column) => column.notNull())
    .execute()
  const rows = await connection.selectFrom('schema_migrations').select('name').execute()
  const applied = new Set(rows.map((row) => row.name))
  for (const migration of migrations) {
    if (applied.has(migration.name)) continue
    await migration.up(connection)
    await connection
      .insertInto('schema_migrations')
      .values({ name: migration.name, applied_at: now.toISOString() })
      .execute()
  }
}

const LOCK_TRIES = 20
const LOCK_WAIT_MS = 100

/**
 * Makes the row that is the lock. Two that make its table in the same moment may get an error, IF NOT EXISTS or not: by then the other one
 * has made it.
 */
async function makeLock(connection: Kysely<Tables>): Promise<void> {
  for (let tries = 1; ; tries++) {
    try {
      await sql`create table if not exists schema_lock (id integer primary key)`.execute(connection)
      await sql`insert into schema_lock (id) values (1) on conflict (id) do nothing`.execute(connection)
      return
    } catch (error) {
      if (tries === LOCK_TRIES || !isRace(error)) throw error
      await new Promise((resolve) => setTimeout(resolve, LOCK_WAIT_MS))
    }
  }
}

/** PostgreSQL: a unique index of its catalogue was violated, a table or its row type is there already, a transaction was given up for another. */
const isRace = (error: unknown) =>
  error instanceof Error && 'code' in error && ['23505', '42P07', '42710', '40001'].includes(String(error.code))

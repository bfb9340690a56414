import { type Kysely, sql } from 'kysely'
import { migrations } from './migrations.ts'
import type { Tables } from './tables.ts'

/** Any number no other program of the database uses; it names the lock. */
const LOCK_KEY = 4_771_020_261

/**
 * Brings the tables up to date. Safe when several instances start at once: the first takes a lock that lasts as long as the
 * transaction (PostgreSQL: an advisory lock; SQLite: the write lock, taken at BEGIN instead of at the first write), the
 * others wait for it and then find nothing left to do. A crash half-way rolls everything back; DDL is transactional in both.
 */
export async function migrateDatabase(
  database: Kysely<Tables>,
  engine: 'sqlite' | 'postgres',
  now: Date,
): Promise<void> {
  await database.connection().execute(async (connection) => {
    await sql.raw(engine === 'sqlite' ? 'begin immediate' : 'begin').execute(connection)
    try {
      if (engine === 'postgres') await sql`select pg_advisory_xact_lock(${LOCK_KEY})`.execute(connection)
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
      await sql.raw('commit').execute(connection)
    } catch (error) {
      await sql.raw('rollback').execute(connection)
      throw error
    }
  })
}

import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { onEveryDatabase } from './databases.ts'

onEveryDatabase('migrations', ({ newPlace, open }) => {
  test('need no advisory locks, which not every engine has: several that begin at once agree', async () => {
    const place = newPlace()
    if (place.url) {
      const { default: pg } = await import('pg')
      const client = new pg.Client({ connectionString: place.url })
      await client.connect()
      // found before the ones of PostgreSQL itself, by every connection from now on
      await client.query(`
        create schema without_locks;
        create function without_locks.pg_advisory_xact_lock(bigint) returns void language plpgsql as
          $$ begin raise exception 'this engine has no advisory locks'; end $$;
        create function without_locks.pg_advisory_lock(bigint) returns void language plpgsql as
          $$ begin raise exception 'this engine has no advisory locks'; end $$;
        do $$ begin execute format('alter database %I set search_path = without_locks, pg_catalog, public', current_database()); end $$;`)
      await client.end()
    }
    // SQLite waits for a lock without letting anybody else go on: there, processes try it (processes.test.ts)
    const databases = await Promise.all(Array.from({ length: place.url ? 6 : 1 }, () => open(place)))
    for (const database of databases) {
      expect(await database.query.selectFrom('users').selectAll().execute()).toEqual([])
      const { rows } = await sql<{ name: string }>`select name from schema_migrations order by name`.execute(
        database.query,
      )
      expect(rows.length).toBeGreaterThan(4)
      expect(new Set(rows.map(({ name }) => name)).size).toBe(rows.length)
    }
  })
})

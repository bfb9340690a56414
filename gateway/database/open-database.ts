import { join } from 'node:path'
import Sqlite from 'better-sqlite3'
import { type CompiledQuery, Kysely, PostgresDialect, SqliteDialect, sql } from 'kysely'
import { RateLimiterPostgres, RateLimiterSQLite, type RateLimiterStoreAbstract } from 'rate-limiter-flexible'
import { keepDirectoryPrivate, keepFilePrivate, tightenFile } from './keep-private.ts'
import { migrateDatabase } from './migrate-database.ts'
import type { Tables } from './tables.ts'

/** Use of a database's connections. */
export interface PoolUse {
  size: number
  idle: number
  /** requests that wait for a connection */
  waiting: number
}

/** How many times something may happen to one key within a window of seconds. */
export interface Limit {
  points: number
  seconds: number
}

export interface Database {
  engine: 'sqlite' | 'postgres'
  query: Kysely<Tables>
  /** runs statements one after the other, all of them or none; resolves to the rows each returned */
  together(statements: CompiledQuery[]): Promise<Record<string, unknown>[][]>
  /** a counter in the database, shared by every instance; `name` keeps counters apart */
  limiter(name: string, limit: Limit): RateLimiterStoreAbstract
  /** answers when the database does, throws otherwise */
  check(): Promise<void>
  /** use of its connections; absent where there is only one (SQLite) */
  pool?: () => PoolUse
  close(): Promise<void>
}

/** Waiting for another process's write: longer than any transaction here takes, shorter than a client waits. */
const BUSY_MS = 5000
const SWEEP_EVERY_MS = 300_000

/**
 * Opens the database and brings its tables up to date: PostgreSQL (or an engine that speaks its protocol) at `url`, else one
 * SQLite file in `directory`, which is created.
 */
export function openDatabase(where: {
  url?: string | undefined
  directory: string
  now?: () => Date
}): Promise<Database> {
  return where.url ? openPostgres(where.url, where.now) : openSqlite(where.directory, where.now)
}

async function openSqlite(directory: string, now = () => new Date()): Promise<Database> {
  keepDirectoryPrivate(directory)
  const path = join(directory, 'ilm-study.sqlite')
  keepFilePrivate(path)
  // SQLite gives its log the rights of the database; ones left by an earlier version had wider ones
  for (const beside of ['-wal', '-shm']) tightenFile(path + beside)
  const file = new Sqlite(path, { timeout: BUSY_MS })
  file.pragma('journal_mode = WAL')
  // FULL syncs the log at every commit: what has been acknowledged survives a power cut, not only a killed process
  file.pragma('synchronous = FULL')
  file.pragma('foreign_keys = ON')
  const query = new Kysely<Tables>({ dialect: new SqliteDialect({ database: file }) })
  // Both work on the same connection as everything else. That is sound because they are synchronous and after the migrations
  // nothing here holds a transaction open across an await: every write of gateway/data is one statement, or goes through `together`.
  const together = file.transaction((statements: CompiledQuery[]) =>
    statements.map(({ sql: text, parameters }) => {
      const statement = file.prepare<unknown[], Record<string, unknown>>(text)
      if (statement.reader) return statement.all(...parameters)
      statement.run(...parameters)
      return []
    }),
  )
  const write = async (statements: CompiledQuery[]) => together.immediate(statements)
  return finish('sqlite', query, now, write, (keyPrefix, limit) => {
    const options = { storeClient: file, storeType: 'better-sqlite3', tableName: 'rate_limits', tableCreated: true }
    return new RateLimiterSQLite({ ...options, ...shared(keyPrefix, limit) })
  })
}

async function openPostgres(url: string, now = () => new Date()): Promise<Database> {
  // only here, so that SQLite deployments do not load it
  const { default: pg } = await import('pg')
  const pool = new pg.Pool({
    connectionString: url,
    max: 10,
    connectionTimeoutMillis: BUSY_MS,
    idleTimeoutMillis: 30_000,
    statement_timeout: 15_000,
  })
  // A connection that breaks fails its query and is replaced by the pool. It also emits an error, which ends the process where nobody
  // listens: the pool listens only for the idle ones.
  pool.on('error', () => {})
  pool.on('connect', (client) => client.on('error', () => {}))
  const query = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) })
  const together = (statements: CompiledQuery[]) =>
    query.transaction().execute(async (transaction) => {
      const rows: Record<string, unknown>[][] = []
      for (const statement of statements) {
        rows.push((await transaction.executeQuery<Record<string, unknown>>(statement)).rows)
      }
      return rows
    })
  const database = await finish('postgres', query, now, together, (keyPrefix, limit) => {
    const options = { storeClient: pool, storeType: 'pool', tableName: 'rate_limits', tableCreated: true }
    return new RateLimiterPostgres({ ...options, ...shared(keyPrefix, limit) })
  })
  return {
    ...database,
    pool: () => ({ size: pool.totalCount, idle: pool.idleCount, waiting: pool.waitingCount }),
  }
}

const shared = (keyPrefix: string, { points, seconds }: Limit) => ({
  keyPrefix,
  points,
  duration: seconds,
  // one sweep for all counters, below, instead of one timer per counter that outlives the database
  clearExpiredByTimeout: false,
})

async function finish(
  engine: Database['engine'],
  query: Kysely<Tables>,
  now: () => Date,
  together: Database['together'],
  limiter: Database['limiter'],
): Promise<Database> {
  try {
    await migrateDatabase(query, engine, now())
  } catch (error) {
    await query.destroy()
    throw error
  }
  const sweep = setInterval(() => {
    // a failed sweep is harmless: expired rows count for nothing, and the next one takes them
    const at = now()
    sql`delete from rate_limits where expire < ${at.getTime()}`.execute(query).catch(() => {})
    query
      .deleteFrom('failed_tries')
      .where('forget_at', '<', at.toISOString())
      .execute()
      .catch(() => {})
  }, SWEEP_EVERY_MS)
  sweep.unref()
  return {
    engine,
    query,
    together,
    limiter,
    async check() {
      await sql`select 1`.execute(query)
    },
    async close() {
      clearInterval(sweep)
      await query.destroy()
    },
  }
}

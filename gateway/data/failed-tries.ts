import { sql } from 'kysely'
import type { Database } from '../database/open-database.ts'

/** How long the next try must wait after the n-th failure, and when failures are forgotten. Seconds. */
export interface WaitRule {
  /** tries that may fail without any wait */
  free: number
  /** the wait after each failure beyond those; the last one stands for all that follow */
  waits: [number, ...number[]]
  /** after this long without a failure the count begins anew */
  forgetAfter: number
}

export type Admitted = { ok: true } | { ok: false; retryAfterSeconds: number }

/** No wait: a time that has passed on every clock, so that gateways whose clocks differ a little agree. */
const OPEN = new Date(0).toISOString()
const later = (now: Date, seconds: number) => new Date(now.getTime() + seconds * 1000).toISOString()

/**
 * Counts one try as failed, if it may be made at `now`; a try that turns out right is taken back with `clearTries`. One
 * statement, so of many tries at once, on several gateways, only as many pass as may. `leastWait` (seconds) makes even a first
 * try come back after a wait.
 */
export async function countTry(
  database: Database,
  key: string,
  rule: WaitRule,
  { now, leastWait = 0 }: { now: Date; leastWait?: number },
): Promise<Admitted> {
  const at = now.toISOString()
  const forgetAt = later(now, rule.forgetAfter)
  const openAfter = (failures: number) => {
    const wait = failures <= rule.free ? 0 : (rule.waits[failures - rule.free - 1] ?? rule.waits.at(-1) ?? 0)
    return wait + leastWait === 0 ? OPEN : later(now, Math.max(wait, leastWait))
  }
  if (leastWait > 0) {
    const waiting = { failures: 0, open_at: later(now, leastWait), forget_at: forgetAt }
    await database.query
      .insertInto('failed_tries')
      .values({ key, ...waiting })
      .onConflict((conflict) => conflict.column('key').doUpdateSet(waiting).where('failed_tries.forget_at', '<=', at))
      .execute()
  }
  // the wait after each count, as the database must choose it; the last one stands for every higher count
  const counts = Array.from({ length: rule.waits.length }, (_, index) => rule.free + index)
  const openAt = sql<string>`case
    when failed_tries.forget_at <= ${at} then ${openAfter(1)}
    when failed_tries.failures < ${rule.free} then ${openAfter(0)}
    ${sql.join(
      counts.map((count) => sql`when failed_tries.failures = ${count} then ${openAfter(count + 1)}`),
      sql` `,
    )}
    else ${openAfter(Number.MAX_SAFE_INTEGER)} end`
  const counted = await database.query
    .insertInto('failed_tries')
    .values({ key, failures: 1, open_at: openAfter(1), forget_at: forgetAt })
    .onConflict((conflict) =>
      conflict
        .column('key')
        .doUpdateSet({
          failures: sql<number>`case when failed_tries.forget_at <= ${at} then 1 else failed_tries.failures + 1 end`,
          open_at: openAt,
          forget_at: forgetAt,
        })
        .where('failed_tries.open_at', '<=', at),
    )
    .returning('failures')
    .executeTakeFirst()
  if (counted) return { ok: true }
  const row = await database.query
    .selectFrom('failed_tries')
    .select('open_at')
    .where('key', '=', key)
    .executeTakeFirst()
  const seconds = row ? Math.ceil((Date.parse(row.open_at) - now.getTime()) / 1000) : 1
  return { ok: false, retryAfterSeconds: Math.max(1, seconds) }
}

/** Takes one counted try back that was not really made. */
export async function uncountTry(database: Database, key: string): Promise<void> {
  await database.query
    .updateTable('failed_tries')
    .set((update) => ({ failures: update('failures', '-', 1), open_at: OPEN }))
    .where('key', '=', key)
    .where('failures', '>', 0)
    .execute()
}

/** Forgets the failures of these keys: somebody knew the password. */
export async function clearTries(database: Database, keys: string[]): Promise<void> {
  await database.query.deleteFrom('failed_tries').where('key', 'in', keys).execute()
}

/**
 * Forgets the failures whose time is over at `now`, and of the others all but `most`. Those with the most failures stay, so that nobody can
 * wash away what is counted against him by failing at very many other accounts, which need not exist.
 */
export async function pruneTries(database: Database, { now, most }: { now: Date; most: number }): Promise<void> {
  await database.query.deleteFrom('failed_tries').where('forget_at', '<=', now.toISOString()).execute()
  const beyond = await database.query
    .selectFrom('failed_tries')
    .select(['failures', 'forget_at'])
    .orderBy('failures', 'desc')
    .orderBy('forget_at', 'desc')
    .orderBy('key')
    .offset(most)
    .limit(1)
    .executeTakeFirst()
  if (!beyond) return
  const { failures, forget_at } = beyond
  await database.query
    .deleteFrom('failed_tries')
    .where(({ eb, or, and }) =>
      or([eb('failures', '<', failures), and([eb('failures', '=', failures), eb('forget_at', '<=', forget_at)])]),
    )
    .execute()
}

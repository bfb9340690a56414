import type { Database } from '../database/open-database.ts'

/** A table that is too full is brought down to this share of what it may hold, so that the next time is a while off. */
const KEPT_SHARE = 0.9

/**
 * Where there are more than `most` counters, forgets some: the fullest stay, so that nobody can wash away what is counted against him by
 * making very many others, and of equals those that end last.
 */
export async function pruneCounters(database: Database, most: number): Promise<void> {
  const { count } = await database.query
    .selectFrom('rate_limits')
    .select((build) => build.fn.countAll<number | string>().as('count'))
    .executeTakeFirstOrThrow()
  if (Number(count) <= most) return
  const beyond = database.query
    .selectFrom('rate_limits')
    .select('key')
    .orderBy('points')
    .orderBy('expire')
    .orderBy('key')
    .limit(Number(count) - Math.floor(most * KEPT_SHARE))
  await database.query.deleteFrom('rate_limits').where('key', 'in', beyond).execute()
}

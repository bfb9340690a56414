import type { Database } from '../database/open-database.ts'

interface PasswordReset {
  tokenHash: string
  userId: string
  passwordVersion: number
  expiresAt: string
}

/** Stores a reset link, and drops all that have run out at `now`. */
export async function insertPasswordReset(database: Database, reset: PasswordReset, now: string): Promise<void> {
  await database.query.deleteFrom('password_resets').where('expires_at', '<=', now).execute()
  await database.query
    .insertInto('password_resets')
    .values({
      token_hash: reset.tokenHash,
      user_id: reset.userId,
      password_version: reset.passwordVersion,
      expires_at: reset.expiresAt,
    })
    .execute()
}

/** Whose link this is, if it still counts: not run out at `now`, and the password has not changed since. */
export function findPasswordReset(
  database: Database,
  tokenHash: string,
  now: string,
): Promise<{ userId: string; email: string; passwordVersion: number } | undefined> {
  return database.query
    .selectFrom('password_resets')
    .innerJoin('users', 'users.id', 'password_resets.user_id')
    .select(['users.id as userId', 'users.email', 'users.password_version as passwordVersion'])
    .where('password_resets.token_hash', '=', tokenHash)
    .where('password_resets.expires_at', '>', now)
    .whereRef('password_resets.password_version', '=', 'users.password_version')
    .executeTakeFirst()
}

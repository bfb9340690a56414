import { createHash, randomBytes } from 'node:crypto'
import { insertPasswordReset } from '../data/password-resets.ts'
import type { StoredUser } from '../data/users.ts'
import type { Database } from '../database/open-database.ts'

/** How long the link of a mail works: long enough for a slow mail, short enough for a shared computer. */
export const MAILED_LINK_MINUTES = 30
/** One that an operator passes on by hand takes longer to arrive. */
export const OPERATOR_LINK_MINUTES = 24 * 60

/** What is stored of a token: with the table alone nobody can make a link. 256 random bits need no slow hash. */
export const hashResetToken = (token: string) => createHash('sha256').update(token).digest('base64url')

/**
 * Makes a link that sets a new password once, under `origin` (`https://study.example`). The token is behind `#`, which browsers
 * send to no server, so it is in no log and no referrer.
 */
export async function makeResetLink(
  database: Database,
  { user, passwordVersion }: Pick<StoredUser, 'user' | 'passwordVersion'>,
  { origin, minutes, now }: { origin: string; minutes: number; now: Date },
): Promise<string> {
  const token = randomBytes(32).toString('base64url')
  const expiresAt = new Date(now.getTime() + minutes * 60_000).toISOString()
  const reset = { tokenHash: hashResetToken(token), userId: user.id, passwordVersion, expiresAt }
  await insertPasswordReset(database, reset, now.toISOString())
  return `${origin.replace(/(?<!\/)\/+$/, '')}/reset-password#token=${token}`
}

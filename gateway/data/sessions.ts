import type { Database } from '../database/open-database.ts'

export interface Session {
  id: string
  userId: string
  /** of the user when the password was checked: a session of an older password never counts */
  passwordVersion: number
  device: string
  createdAt: string
  expiresAt: string
}

/** A student's devices are a handful; beyond this many the ones longest unused end. */
const MOST_SESSIONS = 50

/** Stores a session, and drops the user's ones that no longer count, so that they never pile up. */
export async function insertSession(database: Database, session: Session): Promise<void> {
  const kept = database.query
    .selectFrom('sessions')
    .select('id')
    .where('user_id', '=', session.userId)
    .where('expires_at', '>', session.createdAt)
    .where('password_version', '>=', session.passwordVersion)
    .orderBy('last_used_at', 'desc')
    .limit(MOST_SESSIONS - 1)
  await database.query
    .deleteFrom('sessions')
    .where('user_id', '=', session.userId)
    .where('id', 'not in', kept)
    .execute()
  await database.query
    .insertInto('sessions')
    .values({
      id: session.id,
      user_id: session.userId,
      password_version: session.passwordVersion,
      device: session.device,
      created_at: session.createdAt,
      last_used_at: session.createdAt,
      expires_at: session.expiresAt,
    })
    .execute()
}

/** Writes down that a session is in use. */
export async function touchSession(database: Database, sessionId: string, now: string): Promise<void> {
  await database.query.updateTable('sessions').set({ last_used_at: now }).where('id', '=', sessionId).execute()
}

/** Ends one session: its token is refused from now on. */
export async function deleteSession(database: Database, sessionId: string): Promise<void> {
  await database.query.deleteFrom('sessions').where('id', '=', sessionId).execute()
}

/** Ends all of the user's sessions but one. */
export async function deleteOtherSessions(database: Database, userId: string, keptId: string): Promise<void> {
  await database.query.deleteFrom('sessions').where('user_id', '=', userId).where('id', '!=', keptId).execute()
}

/** The user's living sessions, the one used last first. The ids are half of a key: they must not leave the gateway. */
export function listSessions(
  database: Database,
  userId: string,
  { now, idleSince }: { now: string; idleSince: string },
): Promise<{ id: string; device: string; createdAt: string; lastUsedAt: string; expiresAt: string }[]> {
  return database.query
    .selectFrom('sessions')
    .innerJoin('users', 'users.id', 'sessions.user_id')
    .select([
      'sessions.id',
      'sessions.device',
      'sessions.created_at as createdAt',
      'sessions.last_used_at as lastUsedAt',
      'sessions.expires_at as expiresAt',
    ])
    .where('sessions.user_id', '=', userId)
    .where('sessions.expires_at', '>', now)
    .where('sessions.last_used_at', '>', idleSince)
    .whereRef('sessions.password_version', '=', 'users.password_version')
    .orderBy('sessions.last_used_at', 'desc')
    .limit(MOST_SESSIONS)
    .execute()
}

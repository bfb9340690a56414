import type { Database } from '../database/open-database.ts'

interface Session {
  id: string
  userId: string
  createdAt: string
  expiresAt: string
}

/** Stores a session and drops the user's expired ones, so that they never pile up. */
export async function insertSession(database: Database, session: Session): Promise<void> {
  await database.query
    .deleteFrom('sessions')
    .where('user_id', '=', session.userId)
    .where('expires_at', '<=', session.createdAt)
    .execute()
  await database.query
    .insertInto('sessions')
    .values({
      id: session.id,
      user_id: session.userId,
      created_at: session.createdAt,
      expires_at: session.expiresAt,
    })
    .execute()
}

/** Ends one session: its token is refused from now on. */
export async function deleteSession(database: Database, sessionId: string): Promise<void> {
  await database.query.deleteFrom('sessions').where('id', '=', sessionId).execute()
}

/** The user's sessions, newest first, without their ids: an id is half of a key. */
export function listSessions(database: Database, userId: string): Promise<{ createdAt: string; expiresAt: string }[]> {
  return database.query
    .selectFrom('sessions')
    .select(['created_at as createdAt', 'expires_at as expiresAt'])
    .where('user_id', '=', userId)
    .orderBy('created_at', 'desc')
    .execute()
}

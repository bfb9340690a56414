import type { Database } from '../database/open-database.ts'

/**
 * Counts one message to Ilm on a day, unless the user has sent `limit` already. One statement, so that two requests
 * at once on two instances cannot both take the last one.
 */
export async function takeIlmMessage(
  database: Database,
  use: { userId: string; day: string; limit: number },
): Promise<boolean> {
  if (use.limit < 1) return false
  const row = await database.query
    .insertInto('tutor_use')
    .values({ user_id: use.userId, day: use.day, messages: 1 })
    .onConflict((conflict) =>
      conflict
        .columns(['user_id', 'day'])
        .doUpdateSet((update) => ({ messages: update('tutor_use.messages', '+', 1) }))
        .where('tutor_use.messages', '<', use.limit),
    )
    .returning('messages')
    .executeTakeFirst()
  return row !== undefined
}

/** Gives a message back that got no reply. */
export async function returnIlmMessage(database: Database, use: { userId: string; day: string }): Promise<void> {
  await database.query
    .updateTable('tutor_use')
    .set((update) => ({ messages: update('messages', '-', 1) }))
    .where('user_id', '=', use.userId)
    .where('day', '=', use.day)
    .where('messages', '>', 0)
    .execute()
}

/** Messages a day, newest day first. */
export function listIlmUse(database: Database, userId: string): Promise<{ day: string; messages: number }[]> {
  return database.query
    .selectFrom('tutor_use')
    .select(['day', 'messages'])
    .where('user_id', '=', userId)
    .orderBy('day', 'desc')
    .execute()
}

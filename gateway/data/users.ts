import type { User } from '#domain/account/account.ts'
import type { Database } from '../database/open-database.ts'
import type { Tables } from '../database/tables.ts'

const toUser = (
  row: Omit<Tables['users'], 'subscription_active' | 'plan' | 'password_hash'> & {
    subscription_active: number
    plan: string
  },
): User => ({
  id: row.id,
  email: row.email,
  firstName: row.first_name,
  lastName: row.last_name,
  subscriptionActive: row.subscription_active === 1,
  plan: row.plan,
  subscriptionExpiry: row.subscription_expiry,
  createdAt: row.created_at,
})

interface NewUser {
  id: string
  email: string
  firstName: string
  lastName: string
  passwordHash: string
  createdAt: string
}

/** Creates an account (D20: subscription active, plan free); undefined when the e-mail has one already. */
export async function insertUser(database: Database, user: NewUser): Promise<User | undefined> {
  const row = await database.query
    .insertInto('users')
    .values({
      id: user.id,
      email: user.email,
      first_name: user.firstName,
      last_name: user.lastName,
      password_hash: user.passwordHash,
      created_at: user.createdAt,
      subscription_expiry: null,
    })
    .onConflict((conflict) => conflict.column('email').doNothing())
    .returningAll()
    .executeTakeFirst()
  return row && toUser(row)
}

/** The user of an e-mail (lower-cased) with the password's hash. */
export async function findUserByEmail(
  database: Database,
  email: string,
): Promise<{ user: User; passwordHash: string } | undefined> {
  const row = await database.query.selectFrom('users').selectAll().where('email', '=', email).executeTakeFirst()
  return row && { user: toUser(row), passwordHash: row.password_hash }
}

/** The user of a session that exists and has not expired at `now` (ISO). */
export async function findUserOfSession(
  database: Database,
  sessionId: string,
  now: string,
): Promise<{ user: User; passwordHash: string } | undefined> {
  const row = await database.query
    .selectFrom('sessions')
    .innerJoin('users', 'users.id', 'sessions.user_id')
    .selectAll('users')
    .where('sessions.id', '=', sessionId)
    .where('sessions.expires_at', '>', now)
    .executeTakeFirst()
  return row && { user: toUser(row), passwordHash: row.password_hash }
}

/** Deletes a user; sessions, attempts and tutor use go with it, in the same statement, by foreign key. */
export async function deleteUser(database: Database, userId: string): Promise<void> {
  await database.query.deleteFrom('users').where('id', '=', userId).execute()
}

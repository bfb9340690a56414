import { type StudyChoice, studyChoiceSchema, type User } from '#domain/account/account.ts'
import { studyRecordSchema } from '#domain/account/study-record.ts'
import type { Database } from '../database/open-database.ts'
import type { Tables } from '../database/tables.ts'
import type { Session } from './sessions.ts'

type UserRow = Omit<
  Tables['users'],
  'subscription_active' | 'plan' | 'password_hash' | 'password_version' | 'allows_counts'
> & {
  subscription_active: number
  plan: string
  /** left out where they were not asked for: of an account that was made just now */
  record_id?: string | null
  record_since?: string | null
}

const toUser = (row: UserRow): User => ({
  id: row.id,
  email: row.email,
  firstName: row.first_name,
  lastName: row.last_name,
  subscriptionActive: row.subscription_active === 1,
  plan: row.plan,
  subscriptionExpiry: row.subscription_expiry,
  createdAt: row.created_at,
  choice: studyChoiceSchema.safeParse(row).data ?? null,
  record: studyRecordSchema.safeParse({ id: row.record_id, since: row.record_since }).data ?? null,
})

interface NewUser {
  id: string
  email: string
  firstName: string
  lastName: string
  passwordHash: string
  createdAt: string
}

/**
 * Creates an account (D20: subscription active, plan free) with its first session, both or neither: an account nobody was told of would
 * keep its e-mail from signing up again. Undefined when the e-mail has one already.
 */
export async function insertUser(
  database: Database,
  user: NewUser,
  session: Omit<Session, 'userId' | 'passwordVersion'>,
): Promise<User | undefined> {
  const account = database.query
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
    .compile()
  // of an account that was not made just now there is none to select
  const { id, device, createdAt, expiresAt } = session
  const first = database.query
    .insertInto('sessions')
    .columns(['id', 'user_id', 'password_version', 'device', 'created_at', 'last_used_at', 'expires_at'])
    .expression((build) =>
      build
        .selectFrom('users')
        .select(({ val }) => [
          val(id).as('id'),
          'users.id as user_id',
          'users.password_version',
          val(device).as('device'),
          val(createdAt).as('created_at'),
          val(createdAt).as('last_used_at'),
          val(expiresAt).as('expires_at'),
        ])
        .where('users.id', '=', user.id),
    )
    .compile()
  const [[row] = []] = await database.together([account, first])
  return row && toUser(row as unknown as UserRow)
}

/** A user with what proves who it is. */
export interface StoredUser {
  user: User
  passwordHash: string
  passwordVersion: number
}

/** The user of an e-mail (lower-cased). */
export async function findUserByEmail(database: Database, email: string): Promise<StoredUser | undefined> {
  const row = await database.query
    .selectFrom('users')
    .leftJoin('study_records', 'study_records.user_id', 'users.id')
    .selectAll('users')
    .select(['study_records.id as record_id', 'study_records.since as record_since'])
    .where('email', '=', email)
    .executeTakeFirst()
  return row && { user: toUser(row), passwordHash: row.password_hash, passwordVersion: row.password_version }
}

/**
 * The user of a session that counts at `now`: not run out, used since `idleSince` (both ISO), and begun with the password of
 * today.
 */
export async function findUserOfSession(
  database: Database,
  sessionId: string,
  { now, idleSince }: { now: string; idleSince: string },
): Promise<(StoredUser & { lastUsedAt: string }) | undefined> {
  const row = await database.query
    .selectFrom('sessions')
    .innerJoin('users', 'users.id', 'sessions.user_id')
    .leftJoin('study_records', 'study_records.user_id', 'users.id')
    .selectAll('users')
    .select(['sessions.last_used_at', 'study_records.id as record_id', 'study_records.since as record_since'])
    .where('sessions.id', '=', sessionId)
    .where('sessions.expires_at', '>', now)
    .where('sessions.last_used_at', '>', idleSince)
    .whereRef('sessions.password_version', '=', 'users.password_version')
    .executeTakeFirst()
  if (!row) return undefined
  const { password_hash: passwordHash, password_version: passwordVersion, last_used_at: lastUsedAt } = row
  return { user: toUser(row), passwordHash, passwordVersion, lastUsedAt }
}

/**
 * Gives a user a new password, if it still has the one of `version`; answers the new version, undefined when another change
 * came first. With it every session and every reset link of the old password is void (D25), but for the session of whoever changes it:
 * both or neither, so that nobody is signed out by his own change.
 */
export async function replacePassword(
  database: Database,
  change: { userId: string; version: number; passwordHash: string; keptSession?: string },
): Promise<boolean> {
  const { userId, version, passwordHash, keptSession } = change
  const replaced = database.query
    .updateTable('users')
    .set({ password_hash: passwordHash, password_version: version + 1 })
    .where('id', '=', userId)
    .where('password_version', '=', version)
    .returning('id')
    .compile()
  // a session keeps up only with a change that came about: its hash is there
  const kept = database.query
    .updateTable('sessions')
    .set({ password_version: version + 1 })
    .where('id', '=', keptSession ?? '')
    .where('user_id', 'in', (build) =>
      build.selectFrom('users').select('id').where('id', '=', userId).where('password_hash', '=', passwordHash),
    )
    .compile()
  const [rows = []] = await database.together(keptSession === undefined ? [replaced] : [replaced, kept])
  return rows.length > 0
}

/** Keeps another hash of the same password, unless a new password came first. Sessions go on. */
export async function renewHash(
  database: Database,
  { userId, from, to }: { userId: string; from: string; to: string },
): Promise<void> {
  await database.query
    .updateTable('users')
    .set({ password_hash: to })
    .where('id', '=', userId)
    .where('password_hash', '=', from)
    .execute()
}

/** Keeps what a student chose to study, in place of what they chose before. */
export async function keepStudyChoice(
  database: Database,
  userId: string,
  { curriculum, grade }: StudyChoice,
): Promise<void> {
  await database.query.updateTable('users').set({ curriculum, grade }).where('id', '=', userId).execute()
}

/** Deletes a user; sessions, attempts, study record, reset links and use of Ilm go with it, in the same statement, by foreign key. */
export async function deleteUser(database: Database, userId: string): Promise<void> {
  await database.query.deleteFrom('users').where('id', '=', userId).execute()
}

import { type Kysely, sql } from 'kysely'

import type { Tables } from './tables.ts'

interface Migration {
  name: string
  up(database: Kysely<Tables>): Promise<unknown>
}

/** In order; one that has been released is never changed. Each runs inside the one transaction of migrate-database.ts. */
export const migrations: Migration[] = [
  {
    name: '2026-11-20-accounts',
    async up(database) {
      await database.schema
        .createTable('users')
        .addColumn('id', 'text', (column) => column.primaryKey())
        .addColumn('email', 'text', (column) => column.notNull().unique())
        .addColumn('first_name', 'text', (column) => column.notNull())
        .addColumn('last_name', 'text', (column) => column.notNull())
        .addColumn('password_hash', 'text', (column) => column.notNull())
        .addColumn('subscription_active', 'integer', (column) => column.notNull().defaultTo(1))
        .addColumn('plan', 'text', (column) => column.notNull().defaultTo('free'))
        .addColumn('subscription_expiry', 'text')
        .addColumn('created_at', 'text', (column) => column.notNull())
        .execute()
      await database.schema
        .createTable('sessions')
        .addColumn('id', 'text', (column) => column.primaryKey())
        .addColumn('user_id', 'text', (column) => column.notNull().references('users.id').onDelete('cascade'))
        .addColumn('created_at', 'text', (column) => column.notNull())
        .addColumn('expires_at', 'text', (column) => column.notNull())
        .execute()
      await database.schema.createIndex('sessions_of_user').on('sessions').column('user_id').execute()
    },
  },
  {
    name: '2026-11-20-exam-attempts',
    async up(database) {
      await database.schema
        .createTable('exam_attempts')
        .addColumn('id', 'text', (column) => column.primaryKey())
        .addColumn('user_id', 'text', (column) => column.notNull().references('users.id').onDelete('cascade'))
        .addColumn('course_id', 'text', (column) => column.notNull())
        .addColumn('completed_at', 'text', (column) => column.notNull())
        .addColumn('received_at', 'text', (column) => column.notNull())
        .addColumn('submission', 'text', (column) => column.notNull())
        .addColumn('attempt', 'text', (column) => column.notNull())
        .addColumn('exam', 'text', (column) => column.notNull())
        .execute()
      await database.schema
        .createIndex('exam_attempts_of_user')
        .on('exam_attempts')
        .columns(['user_id', 'completed_at'])
        .execute()
    },
  },
  {
    name: '2026-11-20-limits',
    async up(database) {
      await database.schema
        .createTable('tutor_use')
        .addColumn('user_id', 'text', (column) => column.notNull().references('users.id').onDelete('cascade'))
        .addColumn('day', 'text', (column) => column.notNull())
        .addColumn('messages', 'integer', (column) => column.notNull())
        .addPrimaryKeyConstraint('tutor_use_key', ['user_id', 'day'])
        .execute()
      // columns and their order are what rate-limiter-flexible's SQLite and PostgreSQL stores expect
      await sql`create table rate_limits (key varchar(255) primary key, points integer not null default 0, expire bigint)`.execute(
        database,
      )
      await database.schema.createIndex('rate_limits_by_expiry').on('rate_limits').column('expire').execute()
    },
  },
  {
    name: '2026-11-22-account-security',
    async up(database) {
      const table = (name: string) => database.schema.alterTable(name)
      const version = 'password_version'
      await table('users')
        .addColumn(version, 'integer', (column) => column.notNull().defaultTo(1))
        .execute()
      await table('sessions')
        .addColumn(version, 'integer', (column) => column.notNull().defaultTo(1))
        .execute()
      await table('sessions')
        .addColumn('device', 'text', (column) => column.notNull().defaultTo('Unknown device'))
        .execute()
      // sessions from before count as used just now
      await table('sessions')
        .addColumn('last_used_at', 'text', (column) => column.notNull().defaultTo(new Date().toISOString()))
        .execute()
      await database.schema
        .createTable('password_resets')
        .addColumn('token_hash', 'text', (column) => column.primaryKey())
        .addColumn('user_id', 'text', (column) => column.notNull().references('users.id').onDelete('cascade'))
        .addColumn(version, 'integer', (column) => column.notNull())
        .addColumn('expires_at', 'text', (column) => column.notNull())
        .execute()
      await database.schema.createIndex('password_resets_of_user').on('password_resets').column('user_id').execute()
      await database.schema
        .createTable('failed_tries')
        .addColumn('key', 'text', (column) => column.primaryKey())
        .addColumn('failures', 'integer', (column) => column.notNull())
        .addColumn('open_at', 'text', (column) => column.notNull())
        .addColumn('forget_at', 'text', (column) => column.notNull())
        .execute()
      await database.schema.createIndex('failed_tries_by_end').on('failed_tries').column('forget_at').execute()
    },
  },
  {
    name: '2026-11-22-study-choice',
    async up(database) {
      for (const column of ['curriculum', 'grade'])
        await database.schema.alterTable('users').addColumn(column, 'text').execute()
    },
  },
  {
    name: '2026-11-22-study-records',
    async up(database) {
      await database.schema
        .createTable('study_records')
        .addColumn('user_id', 'text', (column) => column.primaryKey().references('users.id').onDelete('cascade'))
        .addColumn('id', 'text', (column) => column.notNull())
        .addColumn('since', 'text', (column) => column.notNull())
        .addColumn('last_place', 'bigint', (column) => column.notNull())
        .addColumn('bytes', 'bigint', (column) => column.notNull())
        .execute()
      await database.schema
        .createTable('record_entries')
        .addColumn('user_id', 'text', (column) =>
          column.notNull().references('study_records.user_id').onDelete('cascade'),
        )
        .addColumn('place', 'bigint', (column) => column.notNull())
        .addColumn('id', 'text', (column) => column.notNull())
        .addColumn('bytes', 'bigint', (column) => column.notNull())
        .addColumn('entry', 'text', (column) => column.notNull())
        .addPrimaryKeyConstraint('record_entries_key', ['user_id', 'place'])
        .addUniqueConstraint('record_entries_once', ['user_id', 'id'])
        .execute()
    },
  },
  {
    name: '2026-11-22-item-counts',
    async up(database) {
      await database.schema
        .alterTable('users')
        .addColumn('allows_counts', 'integer', (column) => column.notNull().defaultTo(0))
        .execute()
      await database.schema
        .createTable('item_counts')
        .addColumn('course_id', 'text', (column) => column.notNull())
        .addColumn('item_id', 'text', (column) => column.notNull())
        .addColumn('edition', 'text', (column) => column.notNull())
        .addColumn('answer', 'text', (column) => column.notNull())
        .addColumn('count', 'integer', (column) => column.notNull())
        .addPrimaryKeyConstraint('item_counts_key', ['course_id', 'item_id', 'edition', 'answer'])
        .execute()
    },
  },
]

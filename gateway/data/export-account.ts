import type { User } from '#domain/account/account.ts'
import type { AccountExport } from '#domain/gateway-contract/account-export.ts'
import { idleSince } from '../account/session-tokens.ts'
import type { Database } from '../database/open-database.ts'
import { exportAttempts } from './exam-attempts.ts'
import { listIlmUse } from './ilm-use.ts'
import { allowsCounts } from './item-counts.ts'
import { listSessions } from './sessions.ts'
import { exportEntries } from './study-records.ts'

/**
 * Everything stored about a user except the password's hash (D9), as the text of an `AccountExport` in pieces: a few attempts
 * and a page of the study record at a time, so that a long record takes no more memory than a short one.
 */
export async function* exportAccount(database: Database, user: User, now: Date): AsyncGenerator<string> {
  const [sessions, tutorUse, isCounted] = await Promise.all([
    listSessions(database, user.id, { now: now.toISOString(), idleSince: idleSince(now) }),
    listIlmUse(database, user.id),
    allowsCounts(database, user.id),
  ])
  const head: Omit<AccountExport, 'examAttempts' | 'recordEntries'> = {
    format: 'ilm-study-account',
    formatVersion: 1,
    exportedAt: now.toISOString(),
    user,
    allowsCounts: isCounted,
    sessions: sessions.map(({ id: _, ...session }) => session),
    tutorUse,
  }
  yield `${JSON.stringify(head).slice(0, -1)},"examAttempts":[`
  let separator = ''
  for await (const { attempt, exam, receivedAt } of exportAttempts(database, user.id)) {
    yield `${separator}{"attempt":${attempt},"exam":${exam},"receivedAt":${JSON.stringify(receivedAt)}}`
    separator = ','
  }
  yield '],"recordEntries":['
  separator = ''
  for await (const entry of exportEntries(database, user.id)) {
    yield separator + entry
    separator = ','
  }
  yield ']}'
}

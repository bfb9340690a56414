import { useQueryClient } from '@tanstack/react-query'
import { readActiveToken } from '#app/platform/session/auth-token.ts'
import { useSession } from '#app/platform/session/session.ts'
import { type SessionCheck, sessionKeys } from '#app/platform/session/session-query.ts'
import type { StudyRecord } from '#domain/account/study-record.ts'
import { beginRecord, endRecord, type RecordRefusal } from './record-functions.ts'

/**
 * The record that the account keeps, and how to begin and end it. `record` is null where it keeps none, undefined where it cannot: a
 * gateway without such calls, a visitor, or a browser that cannot compress.
 */
export function useRecord() {
  const client = useQueryClient()
  const session = useSession()
  const canCompress = typeof CompressionStream !== 'undefined'
  const keep = (record: StudyRecord | null) =>
    client.setQueryData<SessionCheck>(sessionKeys.user(readActiveToken()), (check) =>
      check?.status === 'accepted' ? { ...check, user: { ...check.user, record } } : check,
    )
  return {
    record: session.status === 'signed-in' && canCompress ? session.user.record : undefined,
    /** undefined: done; otherwise why not */
    begin: async (): Promise<RecordRefusal | undefined> => {
      const answer = await beginRecord().catch(notReached)
      if (!answer.ok) return answer
      keep(answer.record)
    },
    end: async (): Promise<RecordRefusal | undefined> => {
      const answer = await endRecord().catch(notReached)
      if (!answer.ok) return answer
      keep(null)
    },
  }
}

const notReached = (): RecordRefusal => ({ ok: false, status: null, isFull: false, retryAfterSeconds: undefined })

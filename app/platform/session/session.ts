import { useQuery } from '@tanstack/react-query'
import { useSyncExternalStore } from 'react'
import type { SessionUser } from '#domain/account/read-session-answer.ts'
import { ANONYMOUS, readTokenClaims } from '#domain/account/token-claims.ts'
import { authToken, readActiveToken } from './auth-token.ts'
import { sessionQuery } from './session-query.ts'

/**
 * Who is at the page (ROL-01). `loading` is what the server and the first render see: render protected things as "Loading..."
 * and everything else as for a visitor. `userId` names the student's things on this device, `anon` for a visitor (SES-10).
 */
export type Session =
  | { status: 'loading'; user: null; userId: string }
  | { status: 'visitor'; user: null; userId: string }
  | { status: 'signed-in'; user: SessionUser; userId: string; isOffline: boolean }

/** The session, kept up to date across tabs, expiry and refusals (SES-01..10). */
export function useSession(): Session {
  const token = useSyncExternalStore<string | null | undefined>(authToken.subscribe, readActiveToken, () => undefined)
  const check = useQuery(sessionQuery(token ?? null))
  if (token === undefined) return { status: 'loading', user: null, userId: ANONYMOUS }
  if (token === null || check.data?.status === 'refused') return { status: 'visitor', user: null, userId: ANONYMOUS }
  const { userId } = readTokenClaims(token)
  if (!check.data) return { status: 'loading', user: null, userId }
  return { status: 'signed-in', user: check.data.user, userId, isOffline: check.data.status === 'unreachable' }
}

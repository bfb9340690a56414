import { queryOptions } from '@tanstack/react-query'
import { createClientOnlyFn } from '@tanstack/react-start'
import type { SessionUser } from '#domain/account/read-session-answer.ts'
import { readTokenClaims } from '#domain/account/token-claims.ts'
import { authToken } from './auth-token.ts'
import { fetchCurrentUser } from './session-functions.ts'

export const sessionKeys = {
  all: ['session'] as const,
  user: (token: string | null) => ['session', 'user', token] as const,
}

/** What the check of a stored token came to (SES-01, SES-02, D10). */
export type SessionCheck =
  | { status: 'accepted'; user: SessionUser }
  | { status: 'unreachable'; user: SessionUser }
  | { status: 'refused' }

/** Who is signed in. Asked once per token; asked again when a lost connection is back. */
export const sessionQuery = (token: string | null) =>
  queryOptions({
    queryKey: sessionKeys.user(token),
    queryFn: () => checkToken(token ?? ''),
    enabled: token !== null,
    staleTime: (query) => (query.state.data?.status === 'unreachable' ? 0 : Number.POSITIVE_INFINITY),
    refetchOnReconnect: true,
  })

const checkToken = createClientOnlyFn(async (token: string): Promise<SessionCheck> => {
  const lastUser = await import('./last-user.client.ts')
  const { userId, email } = readTokenClaims(token)
  const answer = await fetchCurrentUser().catch(() => ({ ok: false as const, status: null }))
  if (answer.ok) {
    await lastUser.rememberLastUser(userId, answer.user)
    return { status: 'accepted', user: answer.user }
  }
  if (answer.status === null) {
    return { status: 'unreachable', user: (await lastUser.readLastUser(userId)) ?? unknownUser(email) }
  }
  // any answer that refuses ends the session (D10); another tab may have stored a newer token meanwhile
  if (authToken.read() === token) authToken.write(null)
  return { status: 'refused' }
})

/** A student of whom this device knows only the token. */
const unknownUser = (email = ''): SessionUser => ({
  email,
  firstName: '',
  lastName: '',
  subscriptionActive: false,
  plan: '',
  subscriptionExpiry: null,
})

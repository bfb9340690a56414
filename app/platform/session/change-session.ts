import type { QueryClient } from '@tanstack/react-query'
import { createClientOnlyFn } from '@tanstack/react-start'
import type { Login, Registration } from '#domain/account/account.ts'
import { describeUnreached } from '#domain/account/auth-error.ts'
import type { Refusal } from '#domain/account/describe-refusal.ts'
import { contentKeys } from '../content/content-query.ts'
import { authToken, readActiveToken } from './auth-token.ts'
import { login, logout, register } from './session-functions.ts'
import { sessionKeys, sessionQuery } from './session-query.ts'

export type SessionChange = { ok: true } | ({ ok: false } & Refusal)

const LOGIN_FAILED = 'Login failed'

/** Signs in: the token is stored, then the user is asked for; a failure of either clears everything (SES-05, SES-06, CTR-23). */
export async function signIn(queryClient: QueryClient, input: Login): Promise<SessionChange> {
  const answer = await login({ data: input }).catch(() => undefined)
  if (!answer) return { ok: false, message: describeUnreached() }
  if (!answer.ok) return { ok: false, message: answer.message }
  return startSession(queryClient, answer.token)
}

/** Signs up, which also signs in (D11). A gateway that sends no token with a registration is asked for one (OPN-20). */
export async function signUp(queryClient: QueryClient, input: Registration): Promise<SessionChange> {
  const answer = await register({ data: input }).catch(() => undefined)
  if (!answer) return { ok: false, message: describeUnreached() }
  if (!answer.ok) return answer
  // the account exists now: if signing in fails, the student goes on as a visitor and can sign in later
  await (answer.token === null
    ? signIn(queryClient, { email: input.email, password: input.password })
    : startSession(queryClient, answer.token))
  return { ok: true }
}

/** Signs out: token, user and content copies of this device are gone; what the student made stays (HDR-14, SES-07, D5). */
export async function signOut(queryClient: QueryClient): Promise<void> {
  const token = readActiveToken()
  // not waited for: signing out works without a connection too
  if (token !== null) void logout({ headers: { authorization: `Bearer ${token}` } }).catch(() => {})
  authToken.write(null)
  queryClient.removeQueries({ queryKey: sessionKeys.all })
  queryClient.removeQueries({ queryKey: contentKeys.all, type: 'inactive' })
  await forgetCopies()
}

const forgetCopies = createClientOnlyFn(async () => {
  const [cache, lastUser] = await Promise.all([
    import('../content/content-cache.client.ts'),
    import('./last-user.client.ts'),
  ])
  await Promise.all([cache.clearContentCache(), lastUser.forgetLastUser()])
})

async function startSession(queryClient: QueryClient, token: string | null): Promise<SessionChange> {
  if (token === null) return { ok: false, message: LOGIN_FAILED }
  authToken.write(token)
  const check = await queryClient.query({ ...sessionQuery(token), staleTime: 'static' }).catch(() => undefined)
  if (check?.status === 'accepted') return { ok: true }
  authToken.write(null)
  queryClient.removeQueries({ queryKey: sessionKeys.all })
  return { ok: false, message: LOGIN_FAILED }
}

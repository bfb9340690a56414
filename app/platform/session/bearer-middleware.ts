import { createMiddleware } from '@tanstack/react-start'
import { getRequestHeader } from '@tanstack/react-start/server'
import { authToken, readActiveToken } from './auth-token.ts'
import { isSessionRefused } from './end-refused-session.ts'

/** Carries the stored token to a server function that acts for the student; the function finds it as `context.token`. */
export const withBearer = createMiddleware({ type: 'function' })
  .client(({ next }) => {
    const token = readActiveToken()
    return next({ headers: token === null ? {} : { authorization: `Bearer ${token}` } })
  })
  .server(({ next }) => {
    const [scheme, token] = (getRequestHeader('authorization') ?? '').split(' ')
    return next({ context: { token: scheme === 'Bearer' && token ? token : null } })
  })

/** For every server function: a gateway's 401 or 403 ends the session, whichever call it answered (SES-08, CTR-35). */
export const endSessionWhenRefused = createMiddleware({ type: 'function' }).client(async ({ next }) => {
  const answer = await next()
  if (typeof window !== 'undefined' && 'result' in answer && isSessionRefused(answer.result)) authToken.write(null)
  return answer
})

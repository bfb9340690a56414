import { useEffect, useSyncExternalStore } from 'react'
import { isTokenExpired, readTokenClaims } from '#domain/account/token-claims.ts'
import { authToken } from './auth-token.ts'

/** The longest time a browser's timer can wait, in milliseconds. */
const LONGEST_TIMER_MS = 2 ** 31 - 1

/** Removes a token that has expired, at once or when its time comes (SES-09, OPN-29). Renders nothing. */
export function SessionKeeper() {
  const token = useSyncExternalStore(authToken.subscribe, authToken.read, () => null)
  // Time passes outside of React: the end of the token is awaited with a timer of its own.
  useEffect(() => {
    if (token === null) return
    if (isTokenExpired(token, Date.now())) return authToken.write(null)
    const { expiresAt } = readTokenClaims(token)
    if (expiresAt === undefined) return
    const wait = Math.min(expiresAt * 1000 - Date.now(), LONGEST_TIMER_MS)
    const timer = setTimeout(() => isTokenExpired(token, Date.now()) && authToken.write(null), wait)
    return () => clearTimeout(timer)
  }, [token])
  // The mark that the script before the first paint made follows the token from now on.
  useEffect(() => {
    if (token === null) delete document.documentElement.dataset.session
    else document.documentElement.dataset.session = 'stored'
  }, [token])
  return null
}

import { ANONYMOUS, isTokenExpired, readTokenClaims } from '#domain/account/token-claims.ts'
import { browserSetting } from '../browser-setting.ts'

/** The one place a student's token is kept (SES-04, D5). */
export const authToken = browserSetting('auth_token')

/** The stored token if it may still be used; an expired one counts as none (SES-09). */
export function readActiveToken(): string | null {
  const token = authToken.read()
  return token !== null && !isTokenExpired(token, Date.now()) ? token : null
}

/** Whose things are on this device right now: the student of the token, or `anon` (SES-10). */
export function currentUserId(): string {
  const token = readActiveToken()
  return token === null ? ANONYMOUS : readTokenClaims(token).userId
}

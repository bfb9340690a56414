import { errors, jwtVerify, SignJWT } from 'jose'
import { type TokenClaims, tokenClaimsSchema } from '#domain/account/account.ts'

/** How long a sign-in lasts. A month: a device a student uses every week stays signed in over the holidays. */
const SESSION_DAYS = 30
/** How long a session lasts that nobody uses: a forgotten one on a borrowed computer ends, one over a holiday week does not. */
const IDLE_DAYS = 14
const DAY_MS = 86_400_000
/** When a session was last used is written down at most this often, so that reading does not mean writing. */
export const LAST_USED_STEP_MS = 15 * 60_000

export interface SessionTokens {
  /** `expiresAt` is when both token and session end */
  sign(who: { userId: string; email: string; sessionId: string }, expiresAt: Date): Promise<string>
  /** undefined: not ours, changed, or expired at `now` */
  read(token: string, now: Date): Promise<TokenClaims | undefined>
}

export const sessionEnd = (now: Date): Date => new Date(now.getTime() + SESSION_DAYS * DAY_MS)

/** Sessions not used since then have ended; ISO. */
export const idleSince = (now: Date): string => new Date(now.getTime() - IDLE_DAYS * DAY_MS).toISOString()

/** When a session ends by itself unless it is used again; ISO. */
export const unusedSessionEnd = ({ lastUsedAt, expiresAt }: { lastUsedAt: string; expiresAt: string }): string => {
  const idleEnd = new Date(Date.parse(lastUsedAt) + IDLE_DAYS * DAY_MS).toISOString()
  return idleEnd < expiresAt ? idleEnd : expiresAt
}

/** Signs and reads tokens with HS256 and the claims of SES-10 and SES-11. */
export function createSessionTokens(key: Uint8Array): SessionTokens {
  return {
    sign: ({ userId, email, sessionId }, expiresAt) =>
      new SignJWT({ userId, email, sid: sessionId })
        .setProtectedHeader({ alg: 'HS256', typ: 'JWT' })
        .setSubject(userId)
        .setIssuedAt(Math.floor((expiresAt.getTime() - SESSION_DAYS * DAY_MS) / 1000))
        .setExpirationTime(Math.floor(expiresAt.getTime() / 1000))
        .sign(key),
    async read(token, now) {
      try {
        const { payload } = await jwtVerify(token, key, { algorithms: ['HS256'], currentDate: now })
        const claims = tokenClaimsSchema.safeParse(payload)
        return claims.success ? claims.data : undefined
      } catch (error) {
        if (error instanceof errors.JOSEError) return undefined
        throw error
      }
    },
  }
}

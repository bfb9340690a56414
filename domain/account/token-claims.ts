/** Who a student is when nobody signed in (SES-10). */
export const ANONYMOUS = 'anon'

/** What the page reads from its token: identity, e-mail, and when it ends in seconds since 1970 (SES-10, SES-11). */
export type TokenClaims = { userId: string; email?: string; expiresAt?: number }

/** Names of the identity claim, the first one found counts (SES-10). */
const IDENTITY_CLAIMS = ['sub', 'user_id', 'userId', 'id', 'email']

/**
 * Reads the claims of a JWT-like token without checking its signature, which only the gateway can do. A token that is no JWT
 * has no claims: its holder is `anon` and it never expires here.
 */
export function readTokenClaims(token: string): TokenClaims {
  const claims = decodePayload(token)
  if (!claims) return { userId: ANONYMOUS }
  const identity = IDENTITY_CLAIMS.map((name) => claims[name]).find(
    (value) => (typeof value === 'string' && value !== '') || typeof value === 'number',
  )
  return {
    userId: identity === undefined ? ANONYMOUS : String(identity),
    ...(typeof claims.email === 'string' && { email: claims.email }),
    ...(typeof claims.exp === 'number' && { expiresAt: claims.exp }),
  }
}

/** Whether a token's `exp` has passed (SES-09). `now` is milliseconds since 1970. */
export function isTokenExpired(token: string, now: number): boolean {
  const { expiresAt } = readTokenClaims(token)
  return expiresAt !== undefined && expiresAt * 1000 <= now
}

function decodePayload(token: string): Record<string, unknown> | undefined {
  const payload = token.split('.')[1]
  if (!payload) return undefined
  try {
    const bytes = Uint8Array.from(atob(payload.replaceAll('-', '+').replaceAll('_', '/')), (c) => c.charCodeAt(0))
    const value: unknown = JSON.parse(new TextDecoder().decode(bytes))
    return typeof value === 'object' && value !== null && !Array.isArray(value) ? { ...value } : undefined
  } catch {
    return undefined
  }
}

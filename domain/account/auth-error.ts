/** The text a gateway sent with a refused account call: its field `error`, else a string body, else the raw text (ERR-01). */
export function authErrorText(body: unknown): string {
  if (typeof body === 'object' && body !== null && 'error' in body && typeof body.error === 'string') return body.error
  if (typeof body === 'string') return body
  return body === undefined || body === null ? '' : JSON.stringify(body)
}

/** Beside a trouble of the server's: what the student did is in the log on the device (D5), which no server can lose. */
export const SAFE_ON_DEVICE = 'Everything you did on this device is safe.'

/** What a student reads when signing in or up did not get as far as our servers (ERR-05, and that nothing is lost). */
export const describeUnreached = (): string =>
  `${describeAuthError(null, '')} We couldn’t reach our servers. ${SAFE_ON_DEVICE}`

/**
 * What a student reads when signing in or up is refused (ERR-02..05). The text decides before the status does (OPN-23).
 * `status` is null when the gateway could not be reached or understood.
 */
export function describeAuthError(status: number | null, text: string): string {
  const lower = text.toLowerCase()
  if (lower.includes('invalid credentials')) return 'Oops! Your email or password doesn’t match. Try again.'
  if (lower.includes('already exists')) return 'Looks like you already have an account. Try logging in!'
  if (status !== null && status >= 500) return 'Our servers are having a tough day 😅. Please try again later.'
  return 'Something went wrong. Please try again.'
}

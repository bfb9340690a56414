import type { QueryClient } from '@tanstack/react-query'
import { authToken } from './auth-token.ts'

/** Whether a gateway's 401 or 403 is behind a result of a server function: failed ones carry its status. */
export function isSessionRefused(result: unknown): boolean {
  if (typeof result !== 'object' || result === null) return false
  return 'ok' in result && result.ok === false && 'status' in result && (result.status === 401 || result.status === 403)
}

/**
 * A gateway's 401 or 403 ends the session, whichever call it answered (SES-08, CTR-35). What the browser asks for itself passes
 * `endSessionWhenRefused`; this hears what the server asked for while it rendered the page, which arrives in the query cache.
 */
export function endSessionWhenServerWasRefused(queryClient: QueryClient): void {
  queryClient.getQueryCache().subscribe((event) => {
    const hasArrived = event.type === 'added' || (event.type === 'updated' && event.action.type === 'setState')
    if (hasArrived && isSessionRefused(event.query.state.data)) authToken.write(null)
  })
}

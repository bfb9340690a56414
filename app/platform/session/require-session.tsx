import { Navigate, useRouterState } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useSession } from './session.ts'

/**
 * The one guard of protected pages (SHL-07..16, CTR-40). The server, which never sees the token, renders "Loading..."; the
 * browser then shows the page or sends a visitor to sign in, in place of this history entry, with the way back.
 */
export function RequireSession({ children }: { children: ReactNode }) {
  const session = useSession()
  const here = useRouterState({ select: (state) => state.location.href })
  if (session.status === 'loading') {
    return (
      <p role="status" className="page-width py-16 text-center text-muted-foreground">
        Loading...
      </p>
    )
  }
  if (session.status === 'visitor') return <Navigate to="/signin" search={{ redirect: here }} replace />
  return children
}

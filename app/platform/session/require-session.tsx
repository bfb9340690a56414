import { Navigate, useRouter } from '@tanstack/react-router'
import { type ReactNode, useState } from 'react'
import { useSession } from './session.ts'

/**
 * The one guard of protected pages (SHL-07..16, CTR-40). The server, which never sees the token, renders "Loading..."; the
 * browser then shows the page or sends a visitor to sign in, in place of this history entry, with the way back.
 */
export function RequireSession({ children }: { children: ReactNode }) {
  const session = useSession()
  if (session.status === 'loading') {
    return (
      <p role="status" className="page-width py-16 text-center text-muted-foreground">
        Loading...
      </p>
    )
  }
  if (session.status === 'visitor') return <ToSignIn />
  return children
}

function ToSignIn() {
  const router = useRouter()
  // where the student was when this was first rendered: on the way to the sign-in page the location already changes
  const [from] = useState(() => router.latestLocation.href)
  return <Navigate to="/signin" search={{ redirect: from }} replace />
}

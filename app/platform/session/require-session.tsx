import { Navigate, useRouter, useRouterState } from '@tanstack/react-router'
import { type ReactNode, useState } from 'react'
import { useSession } from './session.ts'

declare module '@tanstack/react-router' {
  interface StaticDataRouteOption {
    /**
     * A protected page that shows what is the same for every student while nobody knows who is there, and keeps the place of the rest. Else such
     * a page waits for the session.
     */
    hasFrame?: boolean
  }
}

/**
 * The one guard of protected pages (SHL-07..16, CTR-40). The server, which never sees the token, renders "Loading...", and with it the frame of a
 * page that has one; the browser then shows the page or sends a visitor to sign in, in place of this history entry, with the way back.
 */
export function RequireSession({ children }: { children: ReactNode }) {
  const session = useSession()
  const hasFrame = useRouterState({ select: (state) => state.matches.at(-1)?.staticData.hasFrame === true })
  const isLoading = session.status === 'loading'
  if (session.status === 'visitor') return <ToSignIn />
  if (isLoading && !hasFrame) {
    return (
      <div className="page-width py-16 text-center text-muted-foreground">
        <p role="status">Loading...</p>
        <WithoutScripts />
      </div>
    )
  }
  return (
    <>
      {isLoading && (
        // over the frame, so that nothing moves when it goes
        <p
          role="status"
          className="fixed inset-x-0 bottom-6 z-30 mx-auto w-fit rounded-full border bg-card px-4 py-1.5 text-muted-foreground text-sm"
        >
          Loading...
        </p>
      )}
      {isLoading && <WithoutScripts />}
      <div data-for-students={isLoading ? '' : undefined}>{children}</div>
    </>
  )
}

/** Who is signed in is known to the browser alone. */
function WithoutScripts() {
  return (
    <noscript>
      <p className="page-width py-6 text-center">
        Signing in needs JavaScript, and so does this page. Lessons and courses can be read without it.
      </p>
    </noscript>
  )
}

function ToSignIn() {
  const router = useRouter()
  // where the student was when this was first rendered: on the way to the sign-in page the location already changes
  const [from] = useState(() => router.latestLocation.href)
  return <Navigate to="/signin" search={{ redirect: from }} replace />
}

import { Link, useRouterState } from '@tanstack/react-router'
import { Clock } from 'lucide-react'
import { useEffect, useState, useSyncExternalStore } from 'react'
import { authToken } from '#app/platform/session/auth-token.ts'
import { readTokenClaims } from '#domain/account/token-claims.ts'

/** Time enough to finish a question and type a password. */
const WARN_MS = 15 * 60_000
/** The longest time a browser's timer can wait; a page that has been open for longer is told nothing. */
const LONGEST_TIMER_MS = 2 ** 31 - 1

const clockTime = new Intl.DateTimeFormat('en-CA', { timeStyle: 'short' })

/** A quiet line shortly before the stored token ends, with the way to a new one and back. Not in an exam, which goes on on the device anyway. */
export function SignInEnds() {
  const token = useSyncExternalStore(authToken.subscribe, authToken.read, () => null)
  const endsAt = token === null ? undefined : readTokenClaims(token).expiresAt
  const isNear = useIsNear(endsAt === undefined ? undefined : endsAt * 1000)
  const { href, pathname } = useRouterState({ select: ({ location }) => location })
  const isShown = isNear && endsAt !== undefined && !/\/(exam-player|signin)$/.test(pathname)
  return (
    // always there, so that screen readers hear what comes into it
    <div role="status" className="print:hidden">
      {isShown && (
        <div className="border-b bg-muted text-sm">
          <p className="mx-auto flex max-w-7xl flex-wrap items-center gap-x-3 gap-y-1 px-4 py-1.5 sm:px-6">
            <Clock aria-hidden className="size-4 shrink-0 text-muted-foreground" />
            <span>
              You’ll be signed out at {clockTime.format(endsAt * 1000)}. What you do stays safe on this device.
            </span>
            <Link to="/signin" search={{ redirect: href }} className="link touch-target">
              Stay signed in
            </Link>
          </p>
        </div>
      )}
    </div>
  )
}

function useIsNear(end: number | undefined): boolean {
  const [isNear, setNear] = useState(false)
  useEffect(() => {
    const wait = end === undefined ? LONGEST_TIMER_MS + 1 : end - WARN_MS - Date.now()
    setNear(wait <= 0)
    if (wait <= 0 || wait > LONGEST_TIMER_MS) return
    const timer = setTimeout(() => setNear(true), wait)
    return () => clearTimeout(timer)
  }, [end])
  return isNear
}

import { useQueryClient } from '@tanstack/react-query'
import { Link, useNavigate } from '@tanstack/react-router'
import { LogOut, UserRound } from 'lucide-react'
import { useState } from 'react'
import { buttonVariants } from '#app/components/ui/button-variants.ts'
import type { Session } from '#app/platform/session/session.ts'
import { greetStudent } from './greet-student.ts'

type AccountActionsProps = {
  session: Session
  /** Below each other, for the drawer, which also names the dashboard (HDR-16). */
  isStacked?: boolean
  onNavigate?: () => void
}

/** Greeting, profile and Logout, or Sign In and Sign Up (HDR-12..15). */
export function AccountActions({ session, isStacked = false, onNavigate }: AccountActionsProps) {
  const layout = isStacked ? 'flex flex-col gap-2' : 'flex min-w-0 items-center gap-1.5'
  if (session.status === 'signed-in') return <SignedIn {...{ session, isStacked, onNavigate, layout }} />
  return (
    <div className={layout} data-while-loading={session.status === 'loading' ? '' : undefined}>
      <Link to="/signin" onClick={onNavigate} className={buttonVariants({ variant: isStacked ? 'outline' : 'ghost' })}>
        Sign In
      </Link>
      <Link to="/signup" onClick={onNavigate} className={buttonVariants()}>
        Sign Up
      </Link>
    </div>
  )
}

type SignedInProps = Omit<AccountActionsProps, 'session'> & {
  session: Extract<Session, { status: 'signed-in' }>
  layout: string
}

function SignedIn({ session, isStacked, onNavigate, layout }: SignedInProps) {
  const queryClient = useQueryClient()
  const navigate = useNavigate()
  const [isLeaving, setIsLeaving] = useState(false)

  async function leave() {
    setIsLeaving(true)
    onNavigate?.()
    // signing out is rare: its code need not come with the first page
    const { signOut } = await import('#app/platform/session/change-session.ts')
    await signOut(queryClient)
    await navigate({ to: '/signin' })
  }

  return (
    <div className={layout}>
      <span
        className={
          isStacked ? 'pb-1 font-medium' : 'line-clamp-3 min-w-0 max-w-40 text-balance text-muted-foreground text-sm'
        }
      >
        {greetStudent(session.user)}
      </span>
      <Link
        to="/dashboard"
        onClick={onNavigate}
        className={buttonVariants(isStacked ? { variant: 'outline' } : { variant: 'ghost', size: 'icon' })}
      >
        <UserRound aria-hidden />
        {isStacked ? 'Dashboard' : <span className="sr-only">Profile</span>}
      </Link>
      <button
        type="button"
        disabled={isLeaving}
        onClick={() => void leave()}
        className={buttonVariants({ variant: 'outline' })}
      >
        <LogOut aria-hidden />
        {/* from the drawer's widths up to xl the icon stands alone */}
        <span className="lg:max-xl:sr-only">Logout</span>
      </button>
    </div>
  )
}

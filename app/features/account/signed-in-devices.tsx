import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Laptop, Smartphone } from 'lucide-react'
import { useRef, useState } from 'react'
import { Badge } from '#app/components/ui/badge.tsx'
import { Button } from '#app/components/ui/button.tsx'
import { Skeleton } from '#app/components/ui/skeleton.tsx'
import type { AccountSession } from '#domain/account/account-session.ts'
import { EndOtherSessions } from './end-other-sessions.tsx'
import { endSession, listSessions } from './security-functions.ts'

export const sessionsKey = ['account-sessions'] as const

const when = new Intl.DateTimeFormat('en-CA', { dateStyle: 'medium', timeStyle: 'short' })

/** Where the account is signed in, and signing devices out (D25). A gateway that keeps no such list shows none. */
export function SignedInDevices() {
  const queryClient = useQueryClient()
  const heading = useRef<HTMLHeadingElement>(null)
  const [news, setNews] = useState('')
  const list = useQuery({ queryKey: sessionsKey, queryFn: () => listSessions(), staleTime: 0 })
  const answer = list.data
  if (answer?.ok === false && !answer.isOffered) return null

  /** The button that was pressed is about to go: the heading takes the focus, and the news is read out. */
  async function tell(text: string) {
    heading.current?.focus()
    setNews(text)
    await queryClient.invalidateQueries({ queryKey: sessionsKey })
  }

  async function end(session: AccountSession) {
    const ended = await endSession({ data: { sessionId: session.id } }).catch(() => undefined)
    if (ended?.ok) return tell(`${session.device} is signed out.`)
    setNews(ended?.message ?? 'That device could not be signed out. Please try again.')
  }

  const sessions = answer?.ok ? answer.sessions.toSorted((a, b) => Number(b.isCurrent) - Number(a.isCurrent)) : []
  return (
    <section aria-labelledby="signed-in-devices" className="flex w-full flex-col gap-3">
      <h3 id="signed-in-devices" ref={heading} tabIndex={-1} className="font-semibold outline-none">
        Where you’re signed in
      </h3>
      <p role="status" className="text-muted-foreground text-sm empty:hidden">
        {news}
      </p>
      {list.isPending && <Skeleton className="h-16" />}
      {(list.isError || answer?.ok === false) && (
        <div className="flex flex-wrap items-center gap-3">
          <p>The list could not be loaded.</p>
          <Button variant="outline" size="sm" onClick={() => void list.refetch()}>
            Try again
          </Button>
        </div>
      )}
      {sessions.length > 0 && (
        <ul className="flex flex-col divide-y">
          {sessions.map((session) => (
            <Device key={session.id} session={session} onEnd={() => end(session)} />
          ))}
        </ul>
      )}
      {sessions.length > 1 && <EndOtherSessions onEnded={() => tell('Every other device is signed out.')} />}
    </section>
  )
}

function Device({ session, onEnd }: { session: AccountSession; onEnd: () => Promise<unknown> }) {
  const [isEnding, setIsEnding] = useState(false)
  const { device, isCurrent, createdAt, lastUsedAt } = session
  const Icon = /iPhone|iPad|Android|Mobile/.test(device) ? Smartphone : Laptop
  const signedIn = `Signed in ${when.format(new Date(createdAt))}`
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-2 py-3">
      <Icon aria-hidden className="size-5 shrink-0 text-muted-foreground" />
      <div className="min-w-0 flex-1 basis-40">
        <p className="flex flex-wrap items-center gap-x-2 gap-y-1 break-words font-medium">
          {device}
          {isCurrent && <Badge variant="info">This device</Badge>}
        </p>
        <p className="text-muted-foreground text-sm">
          {signedIn}
          {isCurrent ? '' : ` · last used ${when.format(new Date(lastUsedAt))}`}
        </p>
      </div>
      {!isCurrent && (
        <Button
          variant="outline"
          size="sm"
          disabled={isEnding}
          aria-label={`Sign out ${device}, ${signedIn.toLowerCase()}`}
          onClick={() => {
            setIsEnding(true)
            void onEnd().finally(() => setIsEnding(false))
          }}
        >
          Sign out
        </Button>
      )}
    </li>
  )
}

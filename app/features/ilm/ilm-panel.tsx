import { ChevronDown, ChevronUp } from 'lucide-react'
import { useId, useState } from 'react'
import { Button } from '#app/components/ui/button.tsx'
import { useSession } from '#app/platform/session/session.ts'
import type { CourseContext } from '#domain/catalogue/course-context.ts'
import { hasIlmAccess } from '#domain/ilm/ilm-access.ts'
import { ILM_NAME } from '#domain/product.ts'
import { useBypassedSubscription } from './bypass-subscription.ts'
import { ChatWindow } from './chat-window.tsx'
import { LimitScreen, SignInScreen } from './limit-screen.tsx'

/** The chat with Ilm, open or closed (CHT-01, OPN-48), or why there is none (CHT-02, CHT-03). */
export function IlmPanel({ course }: { course: CourseContext }) {
  const [isOpen, setOpen] = useState(true)
  const bodyId = useId()
  return (
    <section aria-label={`Ask ${ILM_NAME}`} className="max-w-4xl overflow-hidden rounded-xl border bg-card">
      <header className="flex items-center justify-between gap-3 border-b px-4 py-2">
        <h2 className="heading text-xl">Ask {ILM_NAME}</h2>
        <Button
          variant="ghost"
          size="sm"
          aria-expanded={isOpen}
          aria-controls={bodyId}
          onClick={() => setOpen((before) => !before)}
        >
          {isOpen ? <ChevronUp aria-hidden /> : <ChevronDown aria-hidden />}
          {isOpen ? 'Close chat' : 'Open chat'}
        </Button>
      </header>
      <div id={bodyId} hidden={!isOpen}>
        <IlmBody course={course} />
      </div>
    </section>
  )
}

function IlmBody({ course }: { course: CourseContext }) {
  const session = useSession()
  const [ended, setEnded] = useState<string>()
  const isBypassed = useBypassedSubscription()
  if (session.status === 'loading') {
    return (
      <p role="status" className="p-6 text-muted-foreground">
        Loading...
      </p>
    )
  }
  if (session.status === 'visitor') return <SignInScreen notice={ended} />
  // without a connection nobody knows the plan; earlier conversations stay readable
  const hasAccess = session.isOffline || hasIlmAccess(session.user, isBypassed)
  if (!hasAccess) return <LimitScreen />
  return (
    <ChatWindow
      key={`${session.userId}/${course.courseId}`}
      course={course}
      firstName={session.user.firstName}
      onSessionEnd={setEnded}
    />
  )
}

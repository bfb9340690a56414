import { ConfirmDialog } from '#app/components/confirm-dialog.tsx'
import { Button } from '#app/components/ui/button.tsx'
import { endOtherSessions } from './security-functions.ts'

/** Signs out every other device, after asking (D9, D25). */
export function EndOtherSessions({ onEnded }: { onEnded: () => Promise<unknown> }) {
  async function end() {
    const answer = await endOtherSessions().catch(() => undefined)
    if (!answer?.ok) return answer?.message ?? 'The other devices could not be signed out. Please try again.'
    await onEnded()
  }
  return (
    <ConfirmDialog
      trigger={
        <Button variant="outline" size="sm" className="self-start">
          Sign out everywhere else
        </Button>
      }
      title="Sign out everywhere else?"
      description="Your other devices will ask for your password again. What you made on them stays there."
      confirm="Sign out"
      busy="Signing out…"
      cancel="Stay signed in"
      onConfirm={end}
    />
  )
}

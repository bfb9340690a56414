import { useState } from 'react'
import {
  AlertDialog,
  AlertDialogCancel,
  AlertDialogContent,
  AlertDialogDescription,
  AlertDialogFooter,
  AlertDialogHeader,
  AlertDialogTitle,
  AlertDialogTrigger,
} from '#app/components/ui/alert-dialog.tsx'
import { Button } from '#app/components/ui/button.tsx'
import { endOtherSessions } from './security-functions.ts'

/** Signs out every other device, after asking (D9, D25). */
export function EndOtherSessions({ onEnded }: { onEnded: () => Promise<unknown> }) {
  const [isOpen, setIsOpen] = useState(false)
  const [isEnding, setIsEnding] = useState(false)
  const [failure, setFailure] = useState<string | null>(null)

  async function end() {
    setIsEnding(true)
    setFailure(null)
    const answer = await endOtherSessions().catch(() => undefined)
    setIsEnding(false)
    if (!answer?.ok)
      return setFailure(answer?.message ?? 'The other devices could not be signed out. Please try again.')
    setIsOpen(false)
    await onEnded()
  }

  return (
    <AlertDialog
      open={isOpen}
      onOpenChange={(open) => {
        setIsOpen(open)
        setFailure(null)
      }}
    >
      <AlertDialogTrigger asChild>
        <Button variant="outline" size="sm" className="self-start">
          Sign out everywhere else
        </Button>
      </AlertDialogTrigger>
      <AlertDialogContent>
        <AlertDialogHeader>
          <AlertDialogTitle>Sign out everywhere else?</AlertDialogTitle>
          <AlertDialogDescription>
            Your other devices will ask for your password again. What you made on them stays there.
          </AlertDialogDescription>
        </AlertDialogHeader>
        <p role="alert" className="text-error text-sm empty:hidden">
          {failure}
        </p>
        <AlertDialogFooter>
          <AlertDialogCancel>Stay signed in</AlertDialogCancel>
          <Button disabled={isEnding} onClick={() => void end()}>
            {isEnding ? 'Signing out…' : 'Sign out'}
          </Button>
        </AlertDialogFooter>
      </AlertDialogContent>
    </AlertDialog>
  )
}

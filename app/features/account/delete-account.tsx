import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { ConfirmDialog } from '#app/components/confirm-dialog.tsx'
import { Button } from '#app/components/ui/button.tsx'
import { Field } from '#app/components/ui/field.tsx'
import { signOut } from '#app/platform/session/change-session.ts'
import { deleteAccount } from './functions.ts'
import { PasswordInput } from './password-input.tsx'

/** Deletes the account after asking for the password (D9). */
export function DeleteAccount({ onAccountDeleted }: { onAccountDeleted?: () => Promise<unknown> }) {
  const queryClient = useQueryClient()
  const navigate = useNavigate()
  const [password, setPassword] = useState('')
  const [failure, setFailure] = useState<string | undefined>()

  function reset() {
    setPassword('')
    setFailure(undefined)
  }

  async function erase() {
    setFailure(undefined)
    const answer = await deleteAccount({ data: { password } }).catch(() => undefined)
    if (!answer?.ok) {
      // said at the password, which is what may be wrong
      setFailure(answer?.message ?? 'Your account could not be deleted. Please try again.')
      return false
    }
    await onAccountDeleted?.()
    await navigate({ to: '/', replace: true })
    await signOut(queryClient)
  }

  return (
    <ConfirmDialog
      trigger={
        <Button variant="link" className="px-0 text-destructive">
          Delete account
        </Button>
      }
      title="Delete your account?"
      description="Your account, exam attempts and everything else we keep about you will be gone for good. Export it first if you may want it later."
      confirm="Delete for good"
      busy="Deleting…"
      cancel="Keep my account"
      isDestructive
      canConfirm={password !== ''}
      onConfirm={erase}
      onClose={reset}
    >
      <Field label="Your password" error={failure}>
        {(control) => (
          <PasswordInput
            {...control}
            autoComplete="current-password"
            value={password}
            onChange={(event) => setPassword(event.target.value)}
          />
        )}
      </Field>
    </ConfirmDialog>
  )
}

import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { type FormEvent, useState } from 'react'
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
import { Field } from '#app/components/ui/field.tsx'
import { signOut } from '#app/platform/session/change-session.ts'
import { deleteAccount } from './functions.ts'
import { PasswordInput } from './password-input.tsx'

/** Deletes the account after asking for the password (D9). */
export function DeleteAccount({ onAccountDeleted }: { onAccountDeleted?: () => Promise<unknown> }) {
  const queryClient = useQueryClient()
  const navigate = useNavigate()
  const [password, setPassword] = useState('')
  const [isDeleting, setIsDeleting] = useState(false)
  const [failure, setFailure] = useState<string | undefined>()

  function reset() {
    setPassword('')
    setFailure(undefined)
  }

  async function submit(event: FormEvent) {
    event.preventDefault()
    setIsDeleting(true)
    setFailure(undefined)
    const answer = await deleteAccount({ data: { password } }).catch(() => undefined)
    setIsDeleting(false)
    if (!answer?.ok) return setFailure(answer?.message ?? 'Your account could not be deleted. Please try again.')
    await onAccountDeleted?.()
    await navigate({ to: '/', replace: true })
    await signOut(queryClient)
  }

  return (
    <AlertDialog onOpenChange={reset}>
      <AlertDialogTrigger asChild>
        <Button variant="link" className="px-0 text-destructive">
          Delete account
        </Button>
      </AlertDialogTrigger>
      <AlertDialogContent>
        <form method="post" noValidate onSubmit={(event) => void submit(event)} className="flex flex-col gap-4">
          <AlertDialogHeader>
            <AlertDialogTitle>Delete your account?</AlertDialogTitle>
            <AlertDialogDescription>
              Your account, exam attempts and everything else we keep about you will be gone for good. Export it first
              if you may want it later.
            </AlertDialogDescription>
          </AlertDialogHeader>
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
          <AlertDialogFooter>
            <AlertDialogCancel type="button">Keep my account</AlertDialogCancel>
            <Button type="submit" variant="destructive" disabled={password === '' || isDeleting}>
              {isDeleting ? 'Deleting…' : 'Delete for good'}
            </Button>
          </AlertDialogFooter>
        </form>
      </AlertDialogContent>
    </AlertDialog>
  )
}

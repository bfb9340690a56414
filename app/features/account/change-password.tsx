import { useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useRef, useState } from 'react'
import { Alert, AlertDescription } from '#app/components/ui/alert.tsx'
import { Button } from '#app/components/ui/button.tsx'
import {
  Dialog,
  DialogClose,
  DialogContent,
  DialogDescription,
  DialogFooter,
  DialogHeader,
  DialogTitle,
  DialogTrigger,
} from '#app/components/ui/dialog.tsx'
import { Field } from '#app/components/ui/field.tsx'
import type { Done } from './done.ts'
import { NewPasswordField, newPasswordError } from './new-password-field.tsx'
import { PasswordInput } from './password-input.tsx'
import { changePassword } from './security-functions.ts'
import { sessionsKey } from './signed-in-devices.tsx'

type Failure = { current?: string; next?: string; form?: string }

/** Which field a refusal is about. */
function failureOf(answer: Extract<Done, { ok: false }> | undefined): Failure {
  if (!answer) return { form: 'Your password could not be changed. Please try again.' }
  if (answer.code === 'wrong-password') return { current: answer.message }
  if (answer.code === 'common-password') return { next: answer.message }
  return { form: answer.message }
}

/** Changes the password, which signs out every other device (D25). `onChanged` says so where the dialog was opened. */
export function ChangePassword({ onChanged }: { onChanged: () => void }) {
  const queryClient = useQueryClient()
  const [isOpen, setIsOpen] = useState(false)
  const [current, setCurrent] = useState('')
  const [next, setNext] = useState('')
  const [isSaving, setIsSaving] = useState(false)
  const [failure, setFailure] = useState<Failure>({})
  const currentField = useRef<HTMLInputElement>(null)
  const nextField = useRef<HTMLInputElement>(null)

  function openOrClose(open: boolean) {
    setIsOpen(open)
    setCurrent('')
    setNext('')
    setFailure({})
  }

  /** Shows what is wrong, and puts the student where it is. */
  function fail(found: Failure) {
    setFailure(found)
    if (found.current) currentField.current?.focus()
    else if (found.next) nextField.current?.focus()
  }

  async function submit(event: FormEvent) {
    event.preventDefault()
    if (current === '') return fail({ current: 'Please enter the password you have now.' })
    if (next === '' || newPasswordError(next))
      return fail({ next: newPasswordError(next) ?? 'Please enter a new password.' })
    setIsSaving(true)
    setFailure({})
    const answer = await changePassword({ data: { currentPassword: current, newPassword: next } }).catch(
      () => undefined,
    )
    setIsSaving(false)
    if (!answer?.ok) return fail(failureOf(answer))
    openOrClose(false)
    onChanged()
    await queryClient.invalidateQueries({ queryKey: sessionsKey })
  }

  return (
    <Dialog open={isOpen} onOpenChange={openOrClose}>
      <DialogTrigger asChild>
        <Button variant="outline">Change password</Button>
      </DialogTrigger>
      <DialogContent>
        <form method="post" noValidate onSubmit={(event) => void submit(event)} className="flex flex-col gap-4">
          <DialogHeader>
            <DialogTitle>Change your password</DialogTitle>
            <DialogDescription>Your other devices will be signed out. This one stays signed in.</DialogDescription>
          </DialogHeader>
          <div role="alert" className="empty:hidden">
            {failure.form && (
              <Alert variant="error" role="presentation">
                <AlertDescription>{failure.form}</AlertDescription>
              </Alert>
            )}
          </div>
          <Field label="Current password" error={failure.current}>
            {(control) => (
              <PasswordInput
                {...control}
                ref={currentField}
                name="current-password"
                autoComplete="current-password"
                value={current}
                onChange={(event) => {
                  setCurrent(event.target.value)
                  setFailure({})
                }}
              />
            )}
          </Field>
          <NewPasswordField
            label="New password"
            ref={nextField}
            value={next}
            error={failure.next}
            onChange={(password) => {
              setNext(password)
              setFailure({})
            }}
          />
          <DialogFooter>
            <DialogClose asChild>
              <Button variant="outline">Cancel</Button>
            </DialogClose>
            <Button type="submit" disabled={isSaving}>
              {isSaving ? 'Saving…' : 'Change password'}
            </Button>
          </DialogFooter>
        </form>
      </DialogContent>
    </Dialog>
  )
}

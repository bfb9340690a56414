import { useHydrated } from '@tanstack/react-router'
import { type FormEvent, useRef, useState } from 'react'
import { Button } from '#app/components/ui/button.tsx'
import { Field } from '#app/components/ui/field.tsx'
import { Input } from '#app/components/ui/input.tsx'
import { resetRequestSchema } from '#domain/account/password-change.ts'
import { requestReset } from './security-functions.ts'

/** Asks for a mail with a link (D25). What comes of it is the same for every address. */
export function ResetRequestForm({ onSent }: { onSent: (email: string) => void }) {
  const isReady = useHydrated()
  const field = useRef<HTMLInputElement>(null)
  const [email, setEmail] = useState('')
  const [error, setError] = useState<string | undefined>()
  const [isSending, setIsSending] = useState(false)
  const [isSent, setIsSent] = useState(false)

  async function submit(event: FormEvent) {
    event.preventDefault()
    setError(undefined)
    const input = resetRequestSchema.safeParse({ email })
    if (!input.success) {
      setError(input.error.issues[0]?.message)
      field.current?.focus()
      return
    }
    setIsSending(true)
    const answer = await requestReset({ data: input.data }).catch(() => undefined)
    setIsSending(false)
    if (!answer?.ok) return setError(answer?.message ?? 'The mail could not be sent. Please try again.')
    setIsSent(true)
    onSent(input.data.email)
  }

  return (
    <form method="post" noValidate onSubmit={(event) => void submit(event)} className="mt-3 flex flex-col gap-4">
      <Field label="Email" hint="The one you signed up with." error={error}>
        {(control) => (
          <Input
            {...control}
            ref={field}
            name="email"
            type="email"
            autoComplete="email"
            required
            value={email}
            onChange={(event) => {
              setEmail(event.target.value)
              setError(undefined)
            }}
          />
        )}
      </Field>
      <Button type="submit" disabled={!isReady || isSending} className="self-start">
        {isSending ? 'Sending…' : isSent ? 'Send it again' : 'Send me a link'}
      </Button>
    </form>
  )
}

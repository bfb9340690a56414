import { useQueryClient } from '@tanstack/react-query'
import { Link, useHydrated, useLocation } from '@tanstack/react-router'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { Alert, AlertDescription, AlertTitle } from '#app/components/ui/alert.tsx'
import { Button } from '#app/components/ui/button.tsx'
import { buttonVariants } from '#app/components/ui/button-variants.ts'
import { sessionKeys } from '#app/platform/session/session-query.ts'
import { FormFrame } from './form-frame.tsx'
import { NewPasswordField, newPasswordError } from './new-password-field.tsx'
import { resetPassword } from './security-functions.ts'

const TITLE = 'Set a new password'

/** The token of the link: behind `#`, where no server sees it. */
const tokenOf = (hash: string) => new URLSearchParams(hash.replace(/^#/, '')).get('token') ?? ''

/** `/reset-password#token=…` (D25): where the link of a mail, or of an operator, leads. */
export function ResetPasswordPage() {
  const isReady = useHydrated()
  const token = useLocation({ select: (location) => tokenOf(location.hash) })
  const [state, setState] = useState<'open' | 'ended' | 'done'>('open')
  if (state === 'done') return <PasswordSet />
  // the server never sees the token: until the browser has looked, the form stands there
  if (state === 'ended' || (isReady && token === '')) return <LinkEnded />
  return <NewPasswordForm token={token} onSettled={setState} />
}

function NewPasswordForm({ token, onSettled }: { token: string; onSettled: (state: 'ended' | 'done') => void }) {
  const queryClient = useQueryClient()
  const isReady = useHydrated()
  const field = useRef<HTMLInputElement>(null)
  const [password, setPassword] = useState('')
  const [error, setError] = useState<string | undefined>()
  const [failure, setFailure] = useState<string | null>(null)
  const [isSaving, setIsSaving] = useState(false)

  function refuse(message: string) {
    setError(message)
    field.current?.focus()
  }

  async function submit() {
    setFailure(null)
    const problem = newPasswordError(password) ?? (password === '' ? 'Please enter a new password.' : undefined)
    if (problem) return refuse(problem)
    setIsSaving(true)
    const answer = await resetPassword({ data: { token, newPassword: password } }).catch(() => undefined)
    setIsSaving(false)
    if (answer?.ok) {
      // if this device was signed in, it no longer is
      void queryClient.invalidateQueries({ queryKey: sessionKeys.all })
      return onSettled('done')
    }
    if (answer?.code === 'link-ended') return onSettled('ended')
    if (answer?.code === 'common-password') return refuse(answer.message)
    setFailure(answer?.message ?? 'Your password could not be set. Please try again.')
  }

  return (
    <FormFrame
      title={TITLE}
      intro="Choose one that you use nowhere else. All your devices will be signed out."
      failure={failure}
      onSubmit={() => void submit()}
      below={
        <Link to="/signin" className="link self-start">
          Back to Login
        </Link>
      }
    >
      <NewPasswordField
        label="New password"
        ref={field}
        value={password}
        error={error}
        onChange={(typed) => {
          setPassword(typed)
          setError(undefined)
        }}
      />
      <Button type="submit" size="lg" disabled={!isReady || isSaving}>
        {isSaving ? 'Saving…' : 'Set password'}
      </Button>
    </FormFrame>
  )
}

/** What became of it, in the form's place; its heading takes the focus that the form's button had. */
function Outcome({ title, children }: { title: string; children: ReactNode }) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return (
    <div className="mx-auto flex w-full max-w-md flex-col items-start gap-6 px-4 py-10 sm:py-16">
      <h1 ref={heading} tabIndex={-1} className="heading text-3xl outline-none">
        {title}
      </h1>
      {children}
    </div>
  )
}

function PasswordSet() {
  return (
    <Outcome title="All set!">
      <Alert variant="success">
        <AlertTitle>Your new password is set.</AlertTitle>
        <AlertDescription>All your devices were signed out. Sign in with the new password.</AlertDescription>
      </Alert>
      <Link to="/signin" className={buttonVariants({ size: 'lg' })}>
        Sign in
      </Link>
    </Outcome>
  )
}

function LinkEnded() {
  return (
    <Outcome title={TITLE}>
      <Alert variant="warning">
        <AlertTitle>This link doesn’t work any more.</AlertTitle>
        <AlertDescription>
          A link works once, and only for a while. If you still need a new password, ask for another link.
        </AlertDescription>
      </Alert>
      <Link to="/forgot-password" className={buttonVariants({ size: 'lg' })}>
        Ask for a new link
      </Link>
    </Outcome>
  )
}

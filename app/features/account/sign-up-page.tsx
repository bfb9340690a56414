import { useForm } from '@tanstack/react-form'
import { useQueryClient } from '@tanstack/react-query'
import { Link, useHydrated, useRouter } from '@tanstack/react-router'
import { useRef, useState } from 'react'
import { Button } from '#app/components/ui/button.tsx'
import { Field } from '#app/components/ui/field.tsx'
import { Input } from '#app/components/ui/input.tsx'
import { signUp } from '#app/platform/session/change-session.ts'
import { registrationSchema } from '#domain/account/account.ts'
import { firstError } from './first-error.ts'
import { FormFrame } from './form-frame.tsx'
import { NewPasswordField, newPasswordError } from './new-password-field.tsx'

/** Fields in order (SUP-01), with what browsers fill in. */
const FIELDS = [
  { name: 'firstName', label: 'First name', type: 'text', autoComplete: 'given-name' },
  { name: 'lastName', label: 'Last name', type: 'text', autoComplete: 'family-name' },
  { name: 'email', label: 'Email', type: 'email', autoComplete: 'email' },
] as const

/** `/signup` (SUP-01..10). `returnTo` is the page that asked to sign in, if one did (D11). */
export function SignUpPage({ returnTo }: { returnTo: string | undefined }) {
  const queryClient = useQueryClient()
  const router = useRouter()
  const isReady = useHydrated()
  const [failure, setFailure] = useState<string | null>(null)
  // what the gateway has against the password, until it is changed
  const [refused, setRefused] = useState<string | undefined>()
  const passwordField = useRef<HTMLInputElement>(null)
  const form = useForm({
    defaultValues: { firstName: '', lastName: '', email: '', password: '' },
    validators: { onSubmit: registrationSchema },
    onSubmit: async ({ value }) => {
      setFailure(null)
      // parsed once more for what the schema tidies up: trimmed names, lower-cased e-mail (SUP-07)
      const answer = await signUp(queryClient, registrationSchema.parse(value))
      if (!answer.ok && answer.field === 'password') {
        setRefused(answer.message)
        return passwordField.current?.focus()
      }
      if (!answer.ok) return setFailure(answer.message || 'Sign up failed.')
      await router.navigate({ href: returnTo ?? '/welcome', replace: returnTo !== undefined })
    },
  })
  return (
    <FormFrame
      title="Sign up"
      intro="Free, and ready in a minute."
      failure={failure}
      onSubmit={() => void form.handleSubmit()}
      below={
        <>
          <p>
            By signing up you agree to our{' '}
            <Link to="/terms" className="link">
              Terms
            </Link>{' '}
            and{' '}
            <Link to="/privacy" className="link">
              Privacy
            </Link>{' '}
            pages.
          </p>
          <p>
            Already have an account?{' '}
            <Link to="/signin" search={{ redirect: returnTo }} className="link">
              Sign in
            </Link>
          </p>
        </>
      }
    >
      {FIELDS.map(({ name, label, type, autoComplete }) => (
        <form.Field key={name} name={name}>
          {(field) => (
            <Field label={label} error={firstError(field.state.meta.errors)}>
              {(control) => (
                <Input
                  {...control}
                  name={name}
                  type={type}
                  autoComplete={autoComplete}
                  required
                  value={field.state.value}
                  onChange={(event) => field.handleChange(event.target.value)}
                  onBlur={field.handleBlur}
                />
              )}
            </Field>
          )}
        </form.Field>
      ))}
      <form.Field name="password" validators={{ onChange: ({ value }) => newPasswordError(value) }}>
        {(field) => (
          <NewPasswordField
            label="Password"
            ref={passwordField}
            value={field.state.value}
            error={refused ?? firstError(field.state.meta.errors)}
            onChange={(password) => {
              setRefused(undefined)
              field.handleChange(password)
            }}
            onBlur={field.handleBlur}
          />
        )}
      </form.Field>
      <form.Subscribe
        selector={({ isSubmitting, values }) => ({
          isSubmitting,
          hasError: newPasswordError(values.password) !== undefined,
        })}
      >
        {({ isSubmitting, hasError }) => (
          <Button type="submit" size="lg" disabled={!isReady || isSubmitting || hasError}>
            {isSubmitting ? 'Creating your account…' : 'Sign up'}
          </Button>
        )}
      </form.Subscribe>
    </FormFrame>
  )
}

import { useForm } from '@tanstack/react-form'
import { useQueryClient } from '@tanstack/react-query'
import { Link, useHydrated, useRouter } from '@tanstack/react-router'
import { useState } from 'react'
import { Button } from '#app/components/ui/button.tsx'
import { Field } from '#app/components/ui/field.tsx'
import { Input } from '#app/components/ui/input.tsx'
import { signUp } from '#app/platform/session/change-session.ts'
import { newPasswordSchema, registrationSchema } from '#domain/account/account.ts'
import { firstError } from './first-error.ts'
import { FormFrame } from './form-frame.tsx'
import { PasswordInput } from './password-input.tsx'

/** Fields in order (SUP-01), with what browsers fill in. */
const FIELDS = [
  { name: 'firstName', label: 'First name', type: 'text', autoComplete: 'given-name' },
  { name: 'lastName', label: 'Last name', type: 'text', autoComplete: 'family-name' },
  { name: 'email', label: 'Email', type: 'email', autoComplete: 'email' },
] as const

/** The password's error shows as soon as something out of range is typed (OPN-22). */
const passwordError = (password: string) =>
  password === '' ? undefined : newPasswordSchema.safeParse(password).error?.issues[0]?.message

/** `/signup` (SUP-01..10). `returnTo` is the page that asked to sign in, if one did (D11). */
export function SignUpPage({ returnTo }: { returnTo: string | undefined }) {
  const queryClient = useQueryClient()
  const router = useRouter()
  const isReady = useHydrated()
  const [failure, setFailure] = useState<string | null>(null)
  const form = useForm({
    defaultValues: { firstName: '', lastName: '', email: '', password: '' },
    validators: { onSubmit: registrationSchema },
    onSubmit: async ({ value }) => {
      setFailure(null)
      // parsed once more for what the schema tidies up: trimmed names, lower-cased e-mail (SUP-07)
      const answer = await signUp(queryClient, registrationSchema.parse(value))
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
      <form.Field name="password" validators={{ onChange: ({ value }) => passwordError(value) }}>
        {(field) => (
          <Field
            label="Password"
            hint="Use at least 8 characters."
            error={passwordError(field.state.value) ?? firstError(field.state.meta.errors)}
          >
            {(control) => (
              <PasswordInput
                {...control}
                name="password"
                autoComplete="new-password"
                value={field.state.value}
                onChange={(event) => field.handleChange(event.target.value)}
                onBlur={field.handleBlur}
              />
            )}
          </Field>
        )}
      </form.Field>
      <form.Subscribe
        selector={({ isSubmitting, values }) => ({
          isSubmitting,
          hasError: passwordError(values.password) !== undefined,
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

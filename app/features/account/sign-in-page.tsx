import { useForm } from '@tanstack/react-form'
import { useQueryClient } from '@tanstack/react-query'
import { Link, useHydrated, useRouter } from '@tanstack/react-router'
import { useState } from 'react'
import { Button } from '#app/components/ui/button.tsx'
import { Field } from '#app/components/ui/field.tsx'
import { Input } from '#app/components/ui/input.tsx'
import { signIn } from '#app/platform/session/change-session.ts'
import { loginSchema } from '#domain/account/account.ts'
import { firstError } from './first-error.ts'
import { FormFrame } from './form-frame.tsx'

/** `/signin` (SIN-01..05). `returnTo` is the page that asked for it, on this site (SIN-03). */
export function SignInPage({ returnTo }: { returnTo: string | undefined }) {
  const queryClient = useQueryClient()
  const router = useRouter()
  const isReady = useHydrated()
  const [failure, setFailure] = useState<string | null>(null)
  const form = useForm({
    defaultValues: { email: '', password: '' },
    validators: { onSubmit: loginSchema },
    onSubmit: async ({ value }) => {
      setFailure(null)
      const answer = await signIn(queryClient, value)
      if (!answer.ok) return setFailure(answer.message || 'Login failed')
      await router.navigate({ href: returnTo ?? '/welcome', replace: returnTo !== undefined })
    },
  })
  return (
    <FormFrame
      title="Sign in"
      {...(returnTo !== undefined && { intro: 'Sign in and we’ll take you right back.' })}
      failure={failure}
      onSubmit={() => void form.handleSubmit()}
      below={
        <>
          <Link to="/forgot-password" className="link self-start">
            Forgot your password?
          </Link>
          <p>
            New here?{' '}
            <Link to="/signup" search={{ redirect: returnTo }} className="link">
              Sign up for free
            </Link>
          </p>
        </>
      }
    >
      <form.Field name="email">
        {(field) => (
          <Field label="Email" error={firstError(field.state.meta.errors)}>
            {(control) => (
              <Input
                {...control}
                name="email"
                type="email"
                autoComplete="email"
                required
                value={field.state.value}
                onChange={(event) => field.handleChange(event.target.value)}
                onBlur={field.handleBlur}
              />
            )}
          </Field>
        )}
      </form.Field>
      <form.Field name="password">
        {(field) => (
          <Field label="Password" error={firstError(field.state.meta.errors)}>
            {(control) => (
              <Input
                {...control}
                name="password"
                type="password"
                autoComplete="current-password"
                required
                value={field.state.value}
                onChange={(event) => field.handleChange(event.target.value)}
                onBlur={field.handleBlur}
              />
            )}
          </Field>
        )}
      </form.Field>
      <form.Subscribe selector={(state) => state.isSubmitting}>
        {(isSubmitting) => (
          <Button type="submit" size="lg" disabled={!isReady || isSubmitting}>
            {isSubmitting ? 'Signing in…' : 'Sign in'}
          </Button>
        )}
      </form.Subscribe>
    </FormFrame>
  )
}

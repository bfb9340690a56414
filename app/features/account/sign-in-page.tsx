import { NotHereYet } from '#app/components/not-here-yet.tsx'

export function SignInPage({ returnTo }: { returnTo: string | undefined }) {
  return <NotHereYet title={returnTo ?? 'Sign in'} />
}

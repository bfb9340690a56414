import { NotHereYet } from '#app/components/not-here-yet.tsx'

export function SignUpPage() {
  return <NotHereYet title="SignUpPage" />
}

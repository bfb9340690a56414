import { NotHereYet } from '#app/components/not-here-yet.tsx'

export function ForgotPasswordPage() {
  return <NotHereYet title="ForgotPasswordPage" />
}

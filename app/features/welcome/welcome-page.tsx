import { NotHereYet } from '#app/components/not-here-yet.tsx'

export function WelcomePage() {
  return <NotHereYet title="WelcomePage" />
}

import { NotHereYet } from '#app/components/not-here-yet.tsx'

export function TermsPage() {
  return <NotHereYet title="TermsPage" />
}

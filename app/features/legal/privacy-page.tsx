import { NotHereYet } from '#app/components/not-here-yet.tsx'

export function PrivacyPage() {
  return <NotHereYet title="PrivacyPage" />
}

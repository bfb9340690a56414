import { NotHereYet } from '#app/components/not-here-yet.tsx'

export function FaqPage() {
  return <NotHereYet title="FaqPage" />
}

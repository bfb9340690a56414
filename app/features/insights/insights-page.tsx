import { NotHereYet } from '#app/components/not-here-yet.tsx'

export function InsightsPage() {
  return <NotHereYet title="Personalized Insights & Analytics" />
}

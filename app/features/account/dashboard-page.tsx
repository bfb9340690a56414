import { NotHereYet } from '#app/components/not-here-yet.tsx'

export function DashboardPage() {
  return <NotHereYet title="DashboardPage" />
}

import { NotHereYet } from '#app/components/not-here-yet.tsx'

export function ApListPage() {
  return <NotHereYet title="AP courses" />
}

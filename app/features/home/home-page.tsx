import { NotHereYet } from '#app/components/not-here-yet.tsx'

export function HomePage() {
  return <NotHereYet title="Ilm Study" />
}

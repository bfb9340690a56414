import { NotHereYet } from '#app/components/not-here-yet.tsx'

export function GradePage({ gradeId }: { gradeId: string }) {
  return <NotHereYet title={`Grade ${gradeId}`} />
}

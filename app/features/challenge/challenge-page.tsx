import { NotHereYet } from '#app/components/not-here-yet.tsx'
import type { CourseContext } from '#domain/catalogue/course-context.ts'

export function ChallengePage({ course }: { course: CourseContext; moduleId: string }) {
  return <NotHereYet title={`${course.label}: Knowledge Check`} />
}

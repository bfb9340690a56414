import { NotHereYet } from '#app/components/not-here-yet.tsx'
import type { CourseContext } from '#domain/catalogue/course-context.ts'

export function ApHubPage({ course }: { course: CourseContext }) {
  return <NotHereYet title={course.label} />
}

import { NotHereYet } from '#app/components/not-here-yet.tsx'
import type { CourseContext } from '#domain/catalogue/course-context.ts'

export function CoursePage({ course, tab }: { course: CourseContext; tab: number }) {
  return <NotHereYet title={`${course.label} ${tab}`} />
}

import { NotHereYet } from '#app/components/not-here-yet.tsx'
import type { CourseContext } from '#domain/catalogue/course-context.ts'

export function ExamResultsPage({ course }: { course: CourseContext; attemptId: string }) {
  return <NotHereYet title={`${course.label}: Exam results`} />
}

import { NotHereYet } from '#app/components/not-here-yet.tsx'
import type { CourseContext } from '#domain/catalogue/course-context.ts'

export function ExamIntroPage({ course }: { course: CourseContext; seed: number | undefined }) {
  return <NotHereYet title={`${course.label}: Practice exam`} />
}

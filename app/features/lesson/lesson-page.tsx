import { NotHereYet } from '#app/components/not-here-yet.tsx'
import type { CourseContext } from '#domain/catalogue/course-context.ts'

export function LessonPage({ course }: { course: CourseContext; moduleId: string; lessonId?: string }) {
  return <NotHereYet title={`${course.label}: Lesson`} />
}

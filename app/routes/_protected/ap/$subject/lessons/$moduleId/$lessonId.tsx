import { createFileRoute } from '@tanstack/react-router'
import { LessonPage } from '#app/features/lesson/lesson-page.tsx'
import { apCourseOf } from '#app/platform/course.ts'

export const Route = createFileRoute('/_protected/ap/$subject/lessons/$moduleId/$lessonId')({
  component: RoutePage,
})

function RoutePage() {
  const params = Route.useParams()
  const course = apCourseOf(params)
  return <LessonPage course={course} moduleId={params.moduleId} lessonId={params.lessonId} />
}

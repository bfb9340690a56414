import { createFileRoute } from '@tanstack/react-router'
import { LessonPage } from '#app/features/lesson/lesson-page.tsx'
import { useGradeCourse } from '#app/platform/course.ts'

export const Route = createFileRoute('/grade/$grade/subject/$subject/$courseId/lesson/$moduleId')({
  component: RoutePage,
})

function RoutePage() {
  const params = Route.useParams()
  const course = useGradeCourse(params)
  return <LessonPage course={course} moduleId={params.moduleId} />
}

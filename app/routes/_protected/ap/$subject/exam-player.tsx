import { createFileRoute } from '@tanstack/react-router'
import { ExamPlayerPage } from '#app/features/exam/exam-player-page.tsx'
import { apCourseOf } from '#app/platform/course.ts'

export const Route = createFileRoute('/_protected/ap/$subject/exam-player')({
  component: RoutePage,
})

function RoutePage() {
  const params = Route.useParams()
  const course = apCourseOf(params)
  return <ExamPlayerPage course={course} />
}

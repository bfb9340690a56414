import { createFileRoute } from '@tanstack/react-router'
import { ExamPlayerPage } from '#app/features/exam/exam-player-page.tsx'
import { useGradeCourse } from '#app/platform/course.ts'

export const Route = createFileRoute('/_protected/grade/$grade/subject/$subject/$courseId/exam-player')({
  component: RoutePage,
})

function RoutePage() {
  const params = Route.useParams()
  const course = useGradeCourse(params)
  return <ExamPlayerPage course={course} />
}

import { createFileRoute } from '@tanstack/react-router'
import { ExamResultsPage } from '#app/features/exam/exam-results-page.tsx'
import { useGradeCourse } from '#app/platform/course.ts'

export const Route = createFileRoute('/_protected/grade/$grade/subject/$subject/$courseId/exam-results/$attemptId')({
  component: RoutePage,
})

function RoutePage() {
  const params = Route.useParams()
  const course = useGradeCourse(params)
  return <ExamResultsPage course={course} attemptId={params.attemptId} />
}

import { createFileRoute } from '@tanstack/react-router'
import { ExamResultsPage } from '#app/features/exam/exam-results-page.tsx'
import { apCourseOf } from '#app/platform/course.ts'

export const Route = createFileRoute('/_protected/ap/$subject/exam-results/$attemptId')({
  component: RoutePage,
})

function RoutePage() {
  const params = Route.useParams()
  const course = apCourseOf(params)
  return <ExamResultsPage course={course} attemptId={params.attemptId} />
}

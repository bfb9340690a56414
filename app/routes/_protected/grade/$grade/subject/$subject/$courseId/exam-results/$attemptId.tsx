import { createFileRoute } from '@tanstack/react-router'
import { ExamResultsPage } from '#app/features/exam/exam-results-page.tsx'
import { usePageParams } from '#app/platform/course.ts'

export const Route = createFileRoute('/_protected/grade/$grade/subject/$subject/$courseId/exam-results/$attemptId')({
  component: RoutePage,
})

function RoutePage() {
  return <ExamResultsPage {...usePageParams(Route.useParams())} />
}

import { createFileRoute } from '@tanstack/react-router'
import { ExamResultsPage } from '#app/features/exam/exam-results-page.tsx'
import { usePageParams } from '#app/platform/course.ts'
import { examResultsRoute } from '../../../../../../../-study-pages.ts'

export const Route = createFileRoute('/_protected/grade/$grade/subject/$subject/$courseId/exam-results/$attemptId')({
  ...examResultsRoute,
  component: RoutePage,
})

function RoutePage() {
  return <ExamResultsPage {...usePageParams(Route.useParams())} />
}

import { createFileRoute } from '@tanstack/react-router'
import { ExamReviewPage } from '#app/features/exam/exam-review-page.tsx'
import { usePageParams } from '#app/platform/course.ts'
import { examReviewRoute } from '../../../../../../-study-pages.ts'

export const Route = createFileRoute('/_protected/grade/$grade/subject/$subject/$courseId/exam-review')({
  ...examReviewRoute,
  component: RoutePage,
})

function RoutePage() {
  return <ExamReviewPage {...usePageParams(Route.useParams())} />
}

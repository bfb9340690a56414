import { createFileRoute } from '@tanstack/react-router'
import { ExamReviewPage } from '#app/features/exam/exam-review-page.tsx'
import { apCourseOf } from '#app/platform/course.ts'

export const Route = createFileRoute('/_protected/ap/$subject/exam-review')({
  component: RoutePage,
})

function RoutePage() {
  const params = Route.useParams()
  const course = apCourseOf(params)
  return <ExamReviewPage course={course} />
}

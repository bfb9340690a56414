import { createFileRoute } from '@tanstack/react-router'
import { ExamReviewPage } from '#app/features/exam/exam-review-page.tsx'
import { useGradeCourse } from '#app/platform/course.ts'

export const Route = createFileRoute('/_protected/grade/$grade/subject/$subject/$courseId/exam-review')({
  component: RoutePage,
})

function RoutePage() {
  const params = Route.useParams()
  const course = useGradeCourse(params)
  return <ExamReviewPage course={course} />
}

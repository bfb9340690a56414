import { createFileRoute } from '@tanstack/react-router'
import { ChallengePage } from '#app/features/challenge/challenge-page.tsx'
import { useGradeCourse } from '#app/platform/course.ts'

export const Route = createFileRoute('/_protected/grade/$grade/subject/$subject/$courseId/challenges/$moduleId')({
  component: RoutePage,
})

function RoutePage() {
  const params = Route.useParams()
  const course = useGradeCourse(params)
  return <ChallengePage course={course} moduleId={params.moduleId} />
}

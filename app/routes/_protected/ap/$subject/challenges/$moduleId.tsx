import { createFileRoute } from '@tanstack/react-router'
import { ChallengePage } from '#app/features/challenge/challenge-page.tsx'
import { apCourseOf } from '#app/platform/course.ts'

export const Route = createFileRoute('/_protected/ap/$subject/challenges/$moduleId')({
  component: RoutePage,
})

function RoutePage() {
  const params = Route.useParams()
  const course = apCourseOf(params)
  return <ChallengePage course={course} moduleId={params.moduleId} />
}

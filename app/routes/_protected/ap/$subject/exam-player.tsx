import { createFileRoute } from '@tanstack/react-router'
import { ExamPlayerPage } from '#app/features/exam/exam-player-page.tsx'
import { usePageParams } from '#app/platform/course.ts'

export const Route = createFileRoute('/_protected/ap/$subject/exam-player')({
  component: RoutePage,
})

function RoutePage() {
  return <ExamPlayerPage {...usePageParams(Route.useParams())} />
}

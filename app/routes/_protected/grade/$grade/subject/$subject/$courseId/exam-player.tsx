import { createFileRoute } from '@tanstack/react-router'
import { ExamPlayerPage } from '#app/features/exam/exam-player-page.tsx'
import { usePageParams } from '#app/platform/course.ts'
import { examPlayerRoute } from '../../../../../../-study-pages.ts'

export const Route = createFileRoute('/_protected/grade/$grade/subject/$subject/$courseId/exam-player')({
  ...examPlayerRoute,
  component: RoutePage,
})

function RoutePage() {
  return <ExamPlayerPage {...usePageParams(Route.useParams())} />
}

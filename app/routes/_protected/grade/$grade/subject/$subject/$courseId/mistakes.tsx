import { createFileRoute } from '@tanstack/react-router'
import { MistakesPage } from '#app/features/practice/mistakes-page.tsx'
import { usePageParams } from '#app/platform/course.ts'
import { mistakesRoute } from '../../../../../../-study-pages.ts'

export const Route = createFileRoute('/_protected/grade/$grade/subject/$subject/$courseId/mistakes')({
  ...mistakesRoute,
  component: RoutePage,
})

function RoutePage() {
  return <MistakesPage {...usePageParams(Route.useParams())} />
}

import { createFileRoute } from '@tanstack/react-router'
import { PracticePage } from '#app/features/practice/practice-page.tsx'
import { usePageParams } from '#app/platform/course.ts'
import { challengesRoute } from '../../../../-study-pages.ts'

export const Route = createFileRoute('/_protected/ap/$subject/challenges/$moduleId')({
  ...challengesRoute,
  component: RoutePage,
})

function RoutePage() {
  return <PracticePage {...usePageParams(Route.useParams())} search={Route.useSearch()} />
}

import { createFileRoute } from '@tanstack/react-router'
import { ExamIntroPage } from '#app/features/exam/exam-intro-page.tsx'
import { usePageParams } from '#app/platform/course.ts'
import { readExamSearch } from '#app/platform/search.ts'
import { examRoute } from '../../../-study-pages.ts'

export const Route = createFileRoute('/_protected/ap/$subject/exam')({
  ...examRoute,
  validateSearch: readExamSearch,
  component: RoutePage,
})

function RoutePage() {
  return <ExamIntroPage {...usePageParams(Route.useParams())} seed={Route.useSearch().seed} />
}

import { createFileRoute } from '@tanstack/react-router'
import { FlashcardsPage } from '#app/features/flashcards/flashcards-page.tsx'
import { usePageParams } from '#app/platform/course.ts'
import { flashcardsRoute } from '../../../../-study-pages.ts'

export const Route = createFileRoute('/_protected/ap/$subject/flashcards/$moduleId')({
  ...flashcardsRoute,
  component: RoutePage,
})

function RoutePage() {
  return <FlashcardsPage {...usePageParams(Route.useParams())} />
}

import { createFileRoute } from '@tanstack/react-router'
import { FlashcardsPage } from '#app/features/flashcards/flashcards-page.tsx'
import { apCourseOf } from '#app/platform/course.ts'

export const Route = createFileRoute('/_protected/ap/$subject/flashcards/$moduleId')({
  component: RoutePage,
})

function RoutePage() {
  const params = Route.useParams()
  const course = apCourseOf(params)
  return <FlashcardsPage course={course} moduleId={params.moduleId} />
}

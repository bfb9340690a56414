import { createFileRoute } from '@tanstack/react-router'
import { FlashcardsPage } from '#app/features/flashcards/flashcards-page.tsx'
import { useGradeCourse } from '#app/platform/course.ts'

export const Route = createFileRoute('/grade/$grade/subject/$subject/$courseId/flashcards/$moduleId')({
  component: RoutePage,
})

function RoutePage() {
  const params = Route.useParams()
  const course = useGradeCourse(params)
  return <FlashcardsPage course={course} moduleId={params.moduleId} />
}

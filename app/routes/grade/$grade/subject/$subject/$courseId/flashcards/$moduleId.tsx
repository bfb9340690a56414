import { createFileRoute } from '@tanstack/react-router'
import { FlashcardsPage } from '#app/features/flashcards/flashcards-page.tsx'
import { decksOf } from '#app/features/flashcards/queries.ts'
import { outlineOf } from '#app/platform/content/course-outline.ts'
import { startLoading } from '#app/platform/content/use-content.ts'
import { gradeCourseOf, useGradeCourse } from '#app/platform/course.ts'
import { PRODUCT_NAME } from '#domain/product.ts'

export const Route = createFileRoute('/grade/$grade/subject/$subject/$courseId/flashcards/$moduleId')({
  loader: ({ context, params }) => {
    const course = gradeCourseOf(params)
    return Promise.all([
      startLoading(context.queryClient, outlineOf(course)),
      startLoading(context.queryClient, decksOf(course, params.moduleId)),
    ])
  },
  head: ({ params }) => ({ meta: [{ title: `Flashcards: ${gradeCourseOf(params).label} · ${PRODUCT_NAME}` }] }),
  component: RoutePage,
})

function RoutePage() {
  const params = Route.useParams()
  const course = useGradeCourse(params)
  return <FlashcardsPage course={course} moduleId={params.moduleId} />
}

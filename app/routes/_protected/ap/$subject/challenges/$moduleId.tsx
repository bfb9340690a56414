import { createFileRoute } from '@tanstack/react-router'
import { PracticePage } from '#app/features/practice/practice-page.tsx'
import { apCourseOf } from '#app/platform/course.ts'
import { PRODUCT_NAME } from '#domain/product.ts'

export const Route = createFileRoute('/_protected/ap/$subject/challenges/$moduleId')({
  head: ({ params }) => ({
    meta: [{ title: `Knowledge Check – ${apCourseOf(params).courseId} / ${params.moduleId} · ${PRODUCT_NAME}` }],
  }),
  component: RoutePage,
})

function RoutePage() {
  const params = Route.useParams()
  const course = apCourseOf(params)
  return <PracticePage course={course} moduleId={params.moduleId} />
}

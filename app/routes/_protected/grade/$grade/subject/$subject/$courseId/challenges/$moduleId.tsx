import { createFileRoute } from '@tanstack/react-router'
import { PracticePage } from '#app/features/practice/practice-page.tsx'
import { useGradeCourse } from '#app/platform/course.ts'
import { PRODUCT_NAME } from '#domain/product.ts'

export const Route = createFileRoute('/_protected/grade/$grade/subject/$subject/$courseId/challenges/$moduleId')({
  head: ({ params }) => ({
    meta: [{ title: `Knowledge Check – ${params.courseId.toUpperCase()} / ${params.moduleId} · ${PRODUCT_NAME}` }],
  }),
  component: RoutePage,
})

function RoutePage() {
  const params = Route.useParams()
  const course = useGradeCourse(params)
  return <PracticePage course={course} moduleId={params.moduleId} />
}

import { createFileRoute } from '@tanstack/react-router'
import { ApHubPage } from '#app/features/course/ap-hub-page.tsx'
import { outlineOf } from '#app/platform/content/course-outline.ts'
import { startLoading } from '#app/platform/content/use-content.ts'
import { courseOf } from '#app/platform/course.ts'
import { findApSubject } from '#domain/catalogue/ap-subjects.ts'
import { PRODUCT_NAME } from '#domain/product.ts'
import { courseSlots } from '../../-course-slots.tsx'

export const Route = createFileRoute('/ap/$subject/')({
  loader: ({ context, params }) => startLoading(context.queryClient, outlineOf(courseOf(params))),
  head: ({ params }) => ({ meta: [{ title: `${findApSubject(params.subject)?.label ?? 'AP'} · ${PRODUCT_NAME}` }] }),
  component: RoutePage,
})

function RoutePage() {
  const course = courseOf(Route.useParams())
  return <ApHubPage course={course} slots={courseSlots(course)} />
}

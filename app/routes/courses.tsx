import { createFileRoute } from '@tanstack/react-router'
import { CoursesPage } from '#app/features/find/courses-page.tsx'
import { allCourses } from '#app/features/find/queries.ts'
import { startLoading } from '#app/platform/content/use-content.ts'
import { readCoursesSearch } from '#app/platform/search.ts'
import { PRODUCT_NAME } from '#domain/product.ts'

export const Route = createFileRoute('/courses')({
  validateSearch: readCoursesSearch,
  loader: ({ context }) => startLoading(context.queryClient, allCourses),
  head: () => ({ meta: [{ title: `All courses · ${PRODUCT_NAME}` }] }),
  component: RoutePage,
})

function RoutePage() {
  return <CoursesPage search={Route.useSearch()} />
}

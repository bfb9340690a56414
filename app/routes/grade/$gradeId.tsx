import { createFileRoute, notFound } from '@tanstack/react-router'
import { CatalogueSkeleton } from '#app/features/catalogue/catalogue-skeleton.tsx'
import { GradePage } from '#app/features/catalogue/grade-page.tsx'
import { coursesOfGrade } from '#domain/catalogue/course-catalogue.ts'
import { PRODUCT_NAME } from '#domain/product.ts'

export const Route = createFileRoute('/grade/$gradeId')({
  head: ({ params }) => ({ meta: [{ title: `Grade ${params.gradeId} · ${PRODUCT_NAME}` }] }),
  // A grade without subjects is no page: it answers 404, in the words of GRD-05. Only the server answers, and a loader in the browser
  // would keep the router from showing the skeleton while the page's code is on its way.
  ...(import.meta.env.SSR && {
    loader: ({ params }: { params: { gradeId: string } }) => {
      if (coursesOfGrade(params.gradeId).length === 0) throw notFound()
    },
  }),
  component: RoutePage,
  notFoundComponent: RoutePage,
  // while the page's own code is on its way (GRD-06)
  pendingComponent: CatalogueSkeleton,
  pendingMs: 100,
  pendingMinMs: 0,
})

function RoutePage() {
  return <GradePage gradeId={Route.useParams().gradeId} />
}

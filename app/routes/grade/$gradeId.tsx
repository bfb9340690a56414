import { createFileRoute } from '@tanstack/react-router'
import { CatalogueSkeleton } from '#app/features/catalogue/catalogue-skeleton.tsx'
import { GradePage } from '#app/features/catalogue/grade-page.tsx'
import { PRODUCT_NAME } from '#domain/product.ts'

export const Route = createFileRoute('/grade/$gradeId')({
  head: ({ params }) => ({ meta: [{ title: `Grade ${params.gradeId} · ${PRODUCT_NAME}` }] }),
  component: RoutePage,
  // while the page's own code is on its way (GRD-06)
  pendingComponent: CatalogueSkeleton,
  pendingMs: 100,
  pendingMinMs: 0,
})

function RoutePage() {
  return <GradePage gradeId={Route.useParams().gradeId} />
}

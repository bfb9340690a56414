import { createFileRoute } from '@tanstack/react-router'
import { GradePage } from '#app/features/catalogue/grade-page.tsx'
import { PRODUCT_NAME } from '#domain/product.ts'

export const Route = createFileRoute('/grade/$gradeId')({
  head: ({ params }) => ({ meta: [{ title: `Grade ${params.gradeId} · ${PRODUCT_NAME}` }] }),
  component: RoutePage,
})

function RoutePage() {
  return <GradePage gradeId={Route.useParams().gradeId} />
}

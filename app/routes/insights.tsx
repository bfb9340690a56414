import { createFileRoute } from '@tanstack/react-router'
import { InsightsPage } from '#app/features/insights/insights-page.tsx'
import { PRODUCT_NAME } from '#domain/product.ts'

export const Route = createFileRoute('/insights')({
  head: () => ({ meta: [{ title: `Insights · ${PRODUCT_NAME}` }] }),
  component: InsightsPage,
})

import { createFileRoute } from '@tanstack/react-router'
import { DashboardPage } from '#app/features/account/dashboard-page.tsx'
import { PRODUCT_NAME } from '#domain/product.ts'

export const Route = createFileRoute('/_protected/dashboard')({
  head: () => ({ meta: [{ title: `Dashboard · ${PRODUCT_NAME}` }] }),
  component: DashboardPage,
})

import { createFileRoute } from '@tanstack/react-router'
import { ApListPage } from '#app/features/catalogue/ap-list-page.tsx'
import { CatalogueSkeleton } from '#app/features/catalogue/catalogue-skeleton.tsx'
import { PRODUCT_NAME } from '#domain/product.ts'

export const Route = createFileRoute('/ap/')({
  head: () => ({ meta: [{ title: `AP courses · ${PRODUCT_NAME}` }] }),
  component: ApListPage,
  pendingComponent: CatalogueSkeleton,
  pendingMs: 100,
  pendingMinMs: 0,
})

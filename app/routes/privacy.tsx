import { createFileRoute } from '@tanstack/react-router'
import { PrivacyPage } from '#app/features/legal/privacy-page.tsx'
import { PRODUCT_NAME } from '#domain/product.ts'

export const Route = createFileRoute('/privacy')({
  head: () => ({ meta: [{ title: `Privacy · ${PRODUCT_NAME}` }] }),
  component: PrivacyPage,
})

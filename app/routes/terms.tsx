import { createFileRoute } from '@tanstack/react-router'
import { TermsPage } from '#app/features/legal/terms-page.tsx'
import { PRODUCT_NAME } from '#domain/product.ts'

export const Route = createFileRoute('/terms')({
  head: () => ({ meta: [{ title: `Terms of use · ${PRODUCT_NAME}` }] }),
  component: TermsPage,
})

import { createFileRoute } from '@tanstack/react-router'
import { FaqPage } from '#app/features/faq/faq-page.tsx'
import { PRODUCT_NAME } from '#domain/product.ts'

export const Route = createFileRoute('/faq')({
  head: () => ({ meta: [{ title: `Questions people ask · ${PRODUCT_NAME}` }] }),
  component: FaqPage,
})

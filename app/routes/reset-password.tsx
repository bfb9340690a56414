import { createFileRoute } from '@tanstack/react-router'
import { ResetPasswordPage } from '#app/features/account/reset-password-page.tsx'
import { PRODUCT_NAME } from '#domain/product.ts'

export const Route = createFileRoute('/reset-password')({
  head: () => ({
    meta: [{ title: `New password · ${PRODUCT_NAME}` }, { name: 'robots', content: 'noindex' }],
  }),
  component: ResetPasswordPage,
})

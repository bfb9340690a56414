import { createFileRoute } from '@tanstack/react-router'
import { ForgotPasswordPage } from '#app/features/account/forgot-password-page.tsx'
import { PRODUCT_NAME } from '#domain/product.ts'

export const Route = createFileRoute('/forgot-password')({
  head: () => ({ meta: [{ title: `Forgot your password · ${PRODUCT_NAME}` }] }),
  component: ForgotPasswordPage,
})

import { createFileRoute } from '@tanstack/react-router'
import { ForgotPasswordPage } from '#app/features/account/forgot-password-page.tsx'
import { PRODUCT_NAME } from '#domain/product.ts'

export const Route = createFileRoute('/forgot-password')({
  // without a connection a person can still be written to later
  loader: async () => {
    // apart from the first script, which holds every loader
    const { fetchResetWays } = await import('#app/features/account/security-functions.ts')
    return fetchResetWays().catch(() => ({ byMail: false }))
  },
  head: () => ({ meta: [{ title: `Forgot your password · ${PRODUCT_NAME}` }] }),
  component: RoutePage,
})

function RoutePage() {
  const { byMail } = Route.useLoaderData()
  return <ForgotPasswordPage byMail={byMail} />
}

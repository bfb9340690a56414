import { createFileRoute } from '@tanstack/react-router'
import { SignUpPage } from '#app/features/account/sign-up-page.tsx'
import { readSignInSearch } from '#app/platform/search.ts'
import { PRODUCT_NAME } from '#domain/product.ts'

export const Route = createFileRoute('/signup')({
  validateSearch: readSignInSearch,
  head: () => ({ meta: [{ title: `Sign up · ${PRODUCT_NAME}` }] }),
  component: RoutePage,
})

function RoutePage() {
  const { redirect } = Route.useSearch()
  return <SignUpPage returnTo={redirect} />
}

import { createFileRoute } from '@tanstack/react-router'
import { SignInPage } from '#app/features/account/sign-in-page.tsx'
import { readSignInSearch } from '#app/platform/search.ts'
import { PRODUCT_NAME } from '#domain/product.ts'

export const Route = createFileRoute('/signin')({
  validateSearch: readSignInSearch,
  head: () => ({ meta: [{ title: `Sign in · ${PRODUCT_NAME}` }] }),
  component: RoutePage,
})

function RoutePage() {
  const { redirect } = Route.useSearch()
  return <SignInPage returnTo={redirect} />
}

import { createFileRoute } from '@tanstack/react-router'
import { foundBy } from '#app/features/find/queries.ts'
import { SearchPage } from '#app/features/find/search-page.tsx'
import { startLoading } from '#app/platform/content/use-content.ts'
import { readSearchSearch } from '#app/platform/search.ts'
import { PRODUCT_NAME } from '#domain/product.ts'

export const Route = createFileRoute('/search')({
  validateSearch: readSearchSearch,
  loaderDeps: ({ search }) => search,
  loader: ({ context, deps: { q, kind } }) =>
    q === undefined ? undefined : startLoading(context.queryClient, foundBy(q, kind)),
  head: ({ match }) => ({
    meta: [
      { title: `${match.search.q ? `${match.search.q} · ` : ''}Search · ${PRODUCT_NAME}` },
      { name: 'robots', content: 'noindex' },
    ],
  }),
  component: RoutePage,
})

function RoutePage() {
  const { q, kind } = Route.useSearch()
  return <SearchPage q={q} kind={kind} />
}

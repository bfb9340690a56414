import { createFileRoute, notFound } from '@tanstack/react-router'
import { termOf } from '#app/features/find/queries.ts'
import { TermPage } from '#app/features/find/term-page.tsx'
import { contentQuery } from '#app/platform/content/content-query.ts'
import { PRODUCT_NAME } from '#domain/product.ts'

export const Route = createFileRoute('/term/$term')({
  loader: async ({ context, params }) => {
    // waited for in the browser too: the page is named by what comes
    const answer = await context.queryClient.query({ ...contentQuery(termOf(params.term)), staleTime: 'static' })
    // only the server's answer has a status to give
    if (import.meta.env.SSR && !answer.ok && answer.code === 'CONTENT_NOT_FOUND') throw notFound()
    return { name: answer.ok ? answer.data.term : undefined }
  },
  head: ({ params, loaderData }) => ({
    meta: [{ title: `${loaderData?.name ?? params.term.replaceAll('-', ' ')} · ${PRODUCT_NAME}` }],
  }),
  component: RoutePage,
  notFoundComponent: RoutePage,
})

function RoutePage() {
  return <TermPage term={Route.useParams().term} />
}

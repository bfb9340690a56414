import { createFileRoute, notFound } from '@tanstack/react-router'
import { lazy, Suspense } from 'react'

// in development only: a build has neither the page nor what it loads
const Styleguide = import.meta.env.DEV ? lazy(() => import('./-styleguide.tsx')) : () => null

export const Route = createFileRoute('/styleguide')({
  beforeLoad: () => {
    if (!import.meta.env.DEV) throw notFound()
  },
  head: () => ({ meta: [{ title: 'Styleguide' }, { name: 'robots', content: 'noindex' }] }),
  component: () => (
    <Suspense>
      <Styleguide />
    </Suspense>
  ),
})

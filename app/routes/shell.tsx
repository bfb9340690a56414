import { createFileRoute, Navigate } from '@tanstack/react-router'
import { BARE_SHELL_MARK } from '#app/platform/bare-shell.ts'

/**
 * The page that the service worker keeps and answers with where the server cannot: header, footer and content come when the browser knows which
 * page was asked for. Who opens it by its own address is sent home.
 */
export const Route = createFileRoute('/shell')({
  head: () => ({
    meta: [
      { name: BARE_SHELL_MARK, content: '' },
      { name: 'robots', content: 'noindex' },
    ],
  }),
  component: () => <Navigate to="/" replace />,
})

import { onlineManager, QueryClient } from '@tanstack/react-query'
import { createRouter } from '@tanstack/react-router'
import { setupRouterSsrQueryIntegration } from '@tanstack/react-router-ssr-query'
import { createIsomorphicFn, getGlobalStartContext } from '@tanstack/react-start'
import { edgeSettings } from '#server/edge-settings.ts'
import { ErrorPage } from './features/shell/error-page.tsx'
import { NotFoundPage } from './features/shell/not-found-page.tsx'
import { endSessionWhenServerWasRefused } from './platform/session/end-refused-session.ts'
import { routeTree } from './routeTree.gen.ts'

const readNonce = createIsomorphicFn()
  .server(() => {
    const context: unknown = getGlobalStartContext()
    if (typeof context !== 'object' || context === null || !('nonce' in context)) return undefined
    return typeof context.nonce === 'string' ? context.nonce : undefined
  })
  .client(() => undefined)

/** Absolute addresses begin with the one students know (PUBLIC_ORIGIN), not with the one the proxy asks. */
const publicOrigin = createIsomorphicFn()
  .server((): { origin?: string } => {
    const { publicOrigin } = edgeSettings()
    return publicOrigin === undefined ? {} : { origin: publicOrigin }
  })
  .client((): { origin?: string } => ({}))

/** One router and one query client per request on the server, one of each in the browser. */
export function getRouter() {
  const queryClient = new QueryClient({
    defaultOptions: {
      queries: {
        // a student decides when to try again (OPN-37)
        retry: false,
        refetchOnWindowFocus: false,
        // without a connection too: copies on the device may still answer (GWY-26)
        networkMode: 'always',
      },
      mutations: { networkMode: 'always' },
    },
  })
  const router = createRouter({
    routeTree,
    context: { queryClient },
    scrollRestoration: true,
    trailingSlash: 'preserve',
    defaultPreload: 'intent',
    defaultPreloadStaleTime: 0,
    defaultNotFoundComponent: NotFoundPage,
    defaultErrorComponent: ErrorPage,
    ssr: { nonce: readNonce() },
    ...publicOrigin(),
  })
  if (typeof window !== 'undefined') {
    endSessionWhenServerWasRefused(queryClient)
    // a page that was opened without a network hears of it when there is one
    onlineManager.setOnline(navigator.onLine)
    // a page that was loaded without a network may have thought that there was one: what waits for it is asked for now all the same
    addEventListener('online', () => queryClient.getQueryCache().onOnline())
  }
  setupRouterSsrQueryIntegration({ router, queryClient })
  return router
}

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof getRouter>
  }
}

import { clientsClaim } from 'workbox-core'
import { ExpirationPlugin } from 'workbox-expiration'
import { addPlugins, cleanupOutdatedCaches, matchPrecache, precacheAndRoute } from 'workbox-precaching'
import { registerRoute } from 'workbox-routing'
import { CacheFirst, StaleWhileRevalidate } from 'workbox-strategies'
import { isOfThisBuild, isPage, renewNonce, SHELL_PATH, TAKE_OVER } from './kept-shell.ts'

// The second worker: it keeps the app itself, so that a page opens without a network (docs/offline.md). It knows nothing of studying and holds
// nothing of a student: scripts, styles, typefaces, pictures of lessons, and one page with nobody's content in it.

declare const self: ServiceWorkerGlobalScope
/** Every file of this build that is kept, and the shell; written by workers/build-service-worker.ts. */
declare const KEPT_FILES: { url: string; revision: string | null }[]

/** A page that takes longer comes from here, in milliseconds: on a network that is there in name only, what is kept is quicker. */
const PATIENCE_MS = 8_000
const MOST_PICTURES = 1_500

// a shell of another build would name scripts that are not kept: the server is just being renewed, and the next visit tries again
const kept = new Set(KEPT_FILES.map(({ url }) => url))
addPlugins([
  {
    cacheWillUpdate: async ({ request, response }) => {
      if (!response.ok) return null
      const isShell = new URL(request.url).pathname === SHELL_PATH
      return !isShell || isOfThisBuild(await response.clone().text(), kept) ? response : null
    },
  },
])
cleanupOutdatedCaches()
// the first visit's page is kept from then on; a new version waits until the last page of the old one is gone
clientsClaim()
self.addEventListener('activate', (event) => {
  event.waitUntil(self.registration.navigationPreload?.enable() ?? Promise.resolve())
})

// a page is the server's; the shell stands in where it does not answer
registerRoute(
  ({ request, url, sameOrigin }) => sameOrigin && request.mode === 'navigate' && isPage(url.pathname),
  async ({ event, request }) => {
    const fromServer = askServer(event as FetchEvent, request)
    const answer = await Promise.race([fromServer, afterPatience()])
    if (answer && !isServerAway(answer)) return answer
    return (await keptShell()) ?? (await fromServer) ?? Response.error()
  },
)

// behind the pages, so that the shell is never answered as it lies there, with an old nonce
precacheAndRoute(KEPT_FILES, { cleanURLs: false, directoryIndex: '' })

// typefaces and the like that are too rare to be fetched before they are wanted
registerRoute(
  ({ url, sameOrigin }) => sameOrigin && url.pathname.startsWith('/assets/'),
  new CacheFirst({
    cacheName: 'rare-files',
    plugins: [new ExpirationPlugin({ maxEntries: 60, purgeOnQuotaError: true })],
  }),
)
registerRoute(
  ({ url, sameOrigin, request }) => sameOrigin && url.pathname.startsWith('/media/') && request.mode !== 'navigate',
  new StaleWhileRevalidate({
    cacheName: 'pictures',
    plugins: [new ExpirationPlugin({ maxEntries: MOST_PICTURES, purgeOnQuotaError: true })],
  }),
)

async function askServer(event: FetchEvent, request: Request): Promise<Response | undefined> {
  try {
    return ((await event.preloadResponse) as Response | undefined) ?? (await fetch(request))
  } catch {
    return undefined
  }
}

const afterPatience = () => new Promise<undefined>((resolve) => setTimeout(() => resolve(undefined), PATIENCE_MS))

/** A proxy in front of a server that is not there answers with one of these. */
const isServerAway = ({ status }: Response) => status >= 502 && status <= 504

async function keptShell(): Promise<Response | undefined> {
  const shell = await matchPrecache(SHELL_PATH)
  return shell && renewNonce(shell, crypto.getRandomValues(new Uint8Array(16)))
}

// The student asked for the new version. While another page of the old one is open, that one's files have to stay.
self.addEventListener('message', (event) => {
  if (event.data !== TAKE_OVER) return
  event.waitUntil(
    self.clients.matchAll({ type: 'window', includeUncontrolled: true }).then(async (pages) => {
      if (pages.length <= 1) await self.skipWaiting()
      event.ports[0]?.postMessage({ otherPages: pages.length - 1 })
    }),
  )
})

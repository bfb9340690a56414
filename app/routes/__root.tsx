import type { QueryClient } from '@tanstack/react-query'
import { createRootRouteWithContext, Outlet, ScriptOnce, Scripts, useRouterState } from '@tanstack/react-router'
import { type ReactNode, Suspense, useEffect, useState } from 'react'
import { StorageNotice } from '#app/features/backup/storage-notice.tsx'
import { CopyNotice } from '#app/features/shell/copy-notice.tsx'
import { shellHeadLinks, shellHeadMeta } from '#app/features/shell/head-links.ts'
import { HeadTags } from '#app/features/shell/head-tags.tsx'
import { RouteAnnouncer } from '#app/features/shell/route-announcer.tsx'
import { SiteFooter } from '#app/features/shell/site-footer.tsx'
import { SiteHeader } from '#app/features/shell/site-header.tsx'
import { isShellPath, useIsBareShell } from '#app/platform/bare-shell.ts'
import { contentVersionQuery } from '#app/platform/content/content-version.ts'
import { releaseActs } from '#app/platform/held-acts.ts'
import { HistoryProvider } from '#app/platform/history-provider.tsx'
import { lazyExtra } from '#app/platform/lazy-extra.ts'
import { selectCurriculum } from '#app/platform/selected-curriculum.ts'
import { useSession } from '#app/platform/session/session.ts'
import { SessionKeeper } from '#app/platform/session/session-keeper.tsx'
import { SHARED_ROUTES } from '#app/platform/shared-routes.ts'
import { BEFORE_PAINT_SCRIPT } from '#app/platform/theme.ts'
import stylesUrl from '#app/styles.css?url'
import { ANONYMOUS } from '#domain/account/token-claims.ts'
import { isApPath } from '#domain/catalogue/curriculum.ts'
import { PRODUCT_NAME } from '#domain/product.ts'

// for students with an account only, so no part of the first load
const SignedIn = lazyExtra(() => import('./-signed-in.tsx').then((m) => m.SignedIn))
const ContinueLink = lazyExtra(() => import('#app/features/today/continue-link.tsx').then((m) => m.ContinueLink))

const OfflineKeeper = lazyExtra(() => import('#app/features/offline/offline-keeper.tsx').then((m) => m.default))

/** So long after a page has loaded, nothing that it needs is still on its way. */
const KEEP_AFTER_MS = 2_000

export const Route = createRootRouteWithContext<{ queryClient: QueryClient }>()({
  head: () => ({
    meta: [
      { charSet: 'utf-8' },
      { name: 'viewport', content: 'width=device-width, initial-scale=1' },
      { title: PRODUCT_NAME },
      {
        name: 'description',
        content:
          'Lessons, flash cards, practice and exams for Ontario, Alberta and AP students, with Ilm, a tutor who asks before telling.',
      },
      ...shellHeadMeta,
    ],
    links: [{ rel: 'stylesheet', href: stylesUrl }, ...shellHeadLinks],
  }),
  // the browser compares its copies of content with the version the page was made from (D15); the shell is kept for longer than one
  loader: ({ context, location }) =>
    typeof window === 'undefined' && !isShellPath(location.pathname)
      ? context.queryClient.query({ ...contentVersionQuery, staleTime: 'static' })
      : undefined,
  shellComponent: Document,
  component: Shell,
})

function Document({ children }: { children: ReactNode }) {
  const isShared = useIsShared()
  return (
    // the script before the first paint marks <html>, which React must not take for a mistake
    <html lang="en-CA" data-shared={isShared ? '' : undefined} suppressHydrationWarning>
      <head>
        <ScriptOnce>{BEFORE_PAINT_SCRIPT}</ScriptOnce>
        <HeadTags isWholeWithoutApp={isShared} />
      </head>
      <body>
        {children}
        <Scripts />
      </body>
    </html>
  )
}

/** Whether this page is the same for every reader, and whole without the app. */
const useIsShared = () =>
  useRouterState({ select: (state) => SHARED_ROUTES.includes(state.matches.at(-1)?.fullPath ?? '') })

function Shell() {
  if (useIsBareShell())
    return (
      <main id="content" className="page-width flex-1 py-16 text-center text-muted-foreground">
        Loading...
      </main>
    )
  return <WholeShell />
}

function WholeShell() {
  const session = useSession()
  const isAp = useRouterState({ select: (state) => isApPath(state.location.pathname) })
  // An AP address also becomes the stored choice (SHL-17).
  useEffect(() => {
    if (isAp) selectCurriculum('ap')
  }, [isAp])
  useEffect(() => void releaseActs(), [])
  // until the browser has looked for a token, nobody knows whose history this is
  const isUnknown = session.status === 'loading' && session.userId === ANONYMOUS
  return (
    <HistoryProvider userId={isUnknown ? undefined : session.userId}>
      <SessionKeeper />
      <RouteAnnouncer />
      <SiteHeader
        renderContinue={(props) =>
          session.status === 'signed-in' && (
            <Suspense>
              <ContinueLink {...props} />
            </Suspense>
          )
        }
      />
      {session.status === 'signed-in' && (
        <Suspense>
          <SignedIn session={session} />
        </Suspense>
      )}
      <StorageNotice />
      <CopyNotice />
      {useIsSettled() && (
        <Suspense>
          <OfflineKeeper />
        </Suspense>
      )}
      <main id="content" tabIndex={-1} className="flex-1 outline-none">
        <Outlet />
      </main>
      <SiteFooter />
    </HistoryProvider>
  )
}

/** Whether the page has loaded, and a little more: what is fetched for another day waits until then. */
function useIsSettled(): boolean {
  const [isSettled, setIsSettled] = useState(false)
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const wait = () => {
      timer = setTimeout(() => setIsSettled(true), KEEP_AFTER_MS)
    }
    if (document.readyState === 'complete') wait()
    else window.addEventListener('load', wait, { once: true })
    return () => {
      clearTimeout(timer)
      window.removeEventListener('load', wait)
    }
  }, [])
  return isSettled
}

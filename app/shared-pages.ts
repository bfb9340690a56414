import { createMiddleware } from '@tanstack/react-start'
import { removeResponseHeader, setResponseHeaders } from '@tanstack/react-start/server'
import { answerHeaders } from '#server/answer-headers.ts'
import { acceptedCoding } from '#server/compress-answer.ts'
import { edgeSettings } from '#server/edge-settings.ts'
import { keptPages } from '#server/kept-pages.ts'
import { describeError, logLine } from '#server/log-line.ts'
import { type WovenPage, wovenPage } from '#server/woven-page.ts'
import { routeOf } from './measured-requests.ts'
import { security } from './page-security.ts'
import { currentContentVersion } from './platform/content/current-version.server.ts'
import { isPassingPage } from './platform/passing-page.server.ts'
import { SHARED_ROUTES } from './platform/shared-routes.ts'

/** The one parameter that such a page is asked with. */
const SHARED_SEARCH = /^(\?courseId=[\w-]{1,50})?$/

const pages = keptPages(edgeSettings().keptPageBytes)
/** Pages being rendered, so that a class that opens one at once has it rendered once. */
const underWay = new Map<string, Promise<WovenPage | undefined>>()

/**
 * Answers with a page that was rendered before, with a nonce of this answer's own. A page is kept under its address and the version of the content,
 * so that it is rendered anew when that changes; failures are not kept.
 */
export const sharedPages = createMiddleware()
  .middleware([security])
  .server(async ({ next, request, handlerType, pathname, context: { nonce } }) => {
    const key = handlerType === 'router' ? await keyOf(request, pathname) : undefined
    if (key === undefined) return next()
    const kept = pages.find(key) ?? (await underWay.get(key))
    if (kept) return answerWith(kept, request, nonce)
    let settle: (page: WovenPage | undefined) => void = () => {}
    underWay.set(key, new Promise((resolve) => (settle = resolve)))
    try {
      const rendered = await next()
      const page = await takeApart(rendered.response, nonce)
      if (page.woven) pages.keep(key, page.woven)
      settle(page.woven)
      return page.woven ? answerWith(page.woven, request, nonce) : page.response
    } finally {
      settle(undefined)
      underWay.delete(key)
    }
  })

/** What a page is kept under; undefined for one that is not. */
async function keyOf(request: Request, pathname: string): Promise<string | undefined> {
  const { search } = new URL(request.url)
  const isAsked = request.method === 'GET' && /text\/html|\*\/\*/.test(request.headers.get('accept') ?? '*/*')
  if (edgeSettings().keptPageBytes === 0 || import.meta.env.DEV || !isAsked) return undefined
  if (!SHARED_SEARCH.test(search) || !SHARED_ROUTES.includes(routeOf(pathname))) return undefined
  const version = await currentContentVersion()
  return version === null ? undefined : `${version} ${pathname}${search}`
}

/** React's mark of a part that comes after the rest, as in the first page after a start: the next one will be whole, and read without a script. */
const LATER_PART = '<!--$?-->'

/** The whole page, taken apart if the next reader may have it too. */
async function takeApart(
  response: Response,
  nonce: string,
): Promise<{ response: Response; woven?: WovenPage | undefined }> {
  const isPage = response.status === 200 && response.headers.get('content-type')?.startsWith('text/html')
  if (!isPage || response.headers.has('set-cookie') || response.headers.has('location')) return { response }
  const html = await response.text()
  const whole = new Response(html, response)
  if (isPassingPage() || html.includes(LATER_PART)) return { response: whole }
  return { response: whole, woven: await wovenPage(html, nonce).catch(logUnwoven) }
}

function answerWith(page: WovenPage, request: Request, nonce: string): Response {
  setResponseHeaders(answerHeaders('kept page', edgeSettings(), { nonce }))
  const known = request.headers.get('if-none-match')?.split(',') ?? []
  const isKnown = known.some((tag) => tag.trim() === page.etag)
  if (isKnown) {
    // the copy goes on with the nonce it came with, and so with its own policy
    removeResponseHeader('content-security-policy')
    return new Response(null, { status: 304, headers: { etag: page.etag } })
  }
  const coding = acceptedCoding(request.headers.get('accept-encoding') ?? '', ['zstd', 'gzip'])
  const body = page.weave(nonce, coding)
  return new Response(new Uint8Array(body), {
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'content-length': String(body.length),
      etag: page.etag,
      ...(coding && { 'content-encoding': coding, vary: 'accept-encoding' }),
    },
  })
}

/** The page is there all the same; it is rendered again for the next reader. */
function logUnwoven(error: unknown): undefined {
  logLine('warn', 'a page could not be kept', describeError(error))
}

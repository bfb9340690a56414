import { pathOf } from '#domain/gateway-contract/call-input.ts'
import { gatewayContract } from '#domain/gateway-contract/gateway-contract.ts'
import { fetchGateway, gatewayUrl } from './gateway-client.server.ts'

const LIMITS = { timeMs: 30_000, bytes: 10_000_000 }
const ASKED_WITH = ['if-none-match', 'range']
/** What describes the picture. Its length is this server's own matter, everything else nobody's. */
const PASSED_ON = ['etag', 'cache-control', 'content-range', 'accept-ranges', 'last-modified']
/** The gateway in this process has each picture compressed already; what another one sends, arrives decoded. */
const CODED = { asked: ['accept-encoding'], answered: ['content-encoding', 'vary'] }
const PICTURES = new Set(['image/png', 'image/jpeg', 'image/gif', 'image/webp', 'image/avif', 'image/svg+xml'])

/** A picture of the content as the gateway keeps it; whatever is no picture is not there. */
export async function fetchMedia(path: string, asked: Headers): Promise<Response> {
  const [courseId = '', file = '', ...more] = path.split('/')
  if (more.length > 0 || !isFileName(courseId) || !isFileName(file)) return nothing(404)
  const url = gatewayUrl(pathOf(gatewayContract.media, { courseId, file }))
  const isInside = !process.env.GATEWAY_URL
  const askedWith = isInside ? [...ASKED_WITH, ...CODED.asked] : ASKED_WITH
  const answer = await fetchGateway(url, { headers: picked(asked, askedWith) }, LIMITS).catch(() => undefined)
  if (!answer) return nothing(502)
  const type = pictureType(answer.headers)
  const isPicture = answer.status === 304 || ((answer.status === 200 || answer.status === 206) && type !== undefined)
  if (!isPicture) {
    await answer.body?.cancel()
    return nothing(answer.status >= 500 ? 502 : 404)
  }
  const headers = picked(answer.headers, isInside ? [...PASSED_ON, ...CODED.answered] : PASSED_ON)
  if (type) headers.set('content-type', type)
  return new Response(answer.body, { status: answer.status, headers })
}

/**
 * A name that stays in its folder however often it is decoded: letters, digits, `-`, `_`, spaces and dots, but no dot in front. So
 * neither `..` nor a slash nor a percent sign comes through.
 */
function isFileName(name: string): boolean {
  return /^[\p{L}\p{N}_-][\p{L}\p{M}\p{N}_. -]{0,127}$/u.test(name)
}

/**
 * The content type, where it is a picture's: with its charset where it has one, since an SVG is text, and without any other parameter. One
 * without a charset says in itself how it is written, and is left to that.
 */
export function pictureType(headers: Headers): string | undefined {
  const [name = '', ...parameters] = (headers.get('content-type') ?? '').split(';').map((part) => part.trim())
  const type = name.toLowerCase()
  if (!PICTURES.has(type)) return undefined
  const charset = parameters.map((one) => /^charset="?([\w.:-]{1,40})"?$/i.exec(one)?.[1]).find(Boolean)
  return charset && type === 'image/svg+xml' ? `${type}; charset=${charset.toLowerCase()}` : type
}

function picked(from: Headers, names: string[]): Headers {
  return new Headers(names.flatMap((name) => (from.has(name) ? [[name, from.get(name) ?? '']] : [])))
}

function nothing(status: 404 | 502): Response {
  const text = status === 404 ? 'There is no such picture.' : 'The gateway cannot be reached.'
  return new Response(text, {
    status,
    headers: { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' },
  })
}

import type { Context } from 'hono'
import type { CachedAnswer, Coding } from '../content/answer-cache.ts'
import type { GatewayEnv } from './gateway-env.ts'

/**
 * Caches may keep an answer but ask each time whether it still holds: a corrected answer key reaches students at once (D15),
 * and asking costs a 304.
 */
const REVALIDATE = 'public, max-age=0, must-revalidate'
/** Below this, compression saves less than its headers cost. */
const MIN_COMPRESSED_BYTES = 1024

/** Sends an answer with a strong ETag per coding, or 304 when the client has it in any coding. */
export async function sendCached(
  c: Context<GatewayEnv>,
  answer: CachedAnswer,
  { contentType = 'application/json; charset=utf-8' } = {},
): Promise<Response> {
  const plain = await answer.body('identity')
  const coding = plain.byteLength >= MIN_COMPRESSED_BYTES ? preferredCoding(c) : 'identity'
  c.header('Cache-Control', REVALIDATE)
  c.header('Vary', 'Accept-Encoding')
  c.header('ETag', `"${answer.hash}${coding === 'identity' ? '' : `-${coding}`}"`)
  if (isFresh(c.req.header('if-none-match'), answer.hash)) return c.body(null, 304)
  if (coding !== 'identity') c.header('Content-Encoding', coding)
  c.header('Content-Type', contentType)
  const body = coding === 'identity' ? plain : await answer.body(coding)
  // what is short goes out as it is: without its length the next in line would compress it each time
  c.header('Content-Length', String(body.byteLength))
  return c.body(body)
}

function isFresh(ifNoneMatch: string | undefined, hash: string): boolean {
  return (ifNoneMatch ?? '').split(',').some((entry) => {
    const tag = entry.trim().replace(/^W\//, '').replaceAll('"', '')
    return tag === '*' || tag.replace(/-(br|gzip)$/, '') === hash
  })
}

function preferredCoding(c: Context): Coding {
  const weights = new Map<string, number>()
  for (const part of (c.req.header('accept-encoding') ?? '').toLowerCase().split(',')) {
    const [name = '', ...parameters] = part.split(';').map((piece) => piece.trim())
    const quality = parameters.find((parameter) => parameter.startsWith('q='))
    weights.set(name, quality ? Number(quality.slice(2)) || 0 : 1)
  }
  const weight = (coding: string) => weights.get(coding) ?? weights.get('*') ?? 0
  if (weight('br') > 0 && weight('br') >= weight('gzip')) return 'br'
  return weight('gzip') > 0 ? 'gzip' : 'identity'
}

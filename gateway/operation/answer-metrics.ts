import { z } from 'zod'
import { readMetrics } from './metrics.ts'

/** `METRICS_FROM`: who may read `/metrics`. */
export const metricsFromSchema = z.preprocess(
  (value) => (value === '' ? undefined : value),
  z.enum(['loopback', 'anywhere', 'nowhere'], 'METRICS_FROM is loopback, anywhere or nowhere').default('loopback'),
)
export type MetricsFrom = z.infer<typeof metricsFromSchema>

/** Headers that a proxy adds: behind one on the same machine every student seems to come from the loopback address. */
const FORWARDED = ['forwarded', 'x-forwarded-for', 'x-forwarded-host', 'x-real-ip', 'via']

/** The answer to `GET /metrics`; undefined for every other request and for those who may not read it: for them there is none. */
export async function answerMetrics(
  request: Request,
  { from, address }: { from: MetricsFrom; address: string | undefined },
): Promise<Response | undefined> {
  if (request.method !== 'GET' || new URL(request.url).pathname !== '/metrics') return undefined
  if (from === 'nowhere' || (from === 'loopback' && !isLocal(request, address))) return undefined
  const { text, contentType } = await readMetrics()
  return new Response(text, {
    headers: { 'content-type': contentType, 'cache-control': 'no-store', 'x-content-type-options': 'nosniff' },
  })
}

function isLocal({ headers }: Request, address = ''): boolean {
  return /^(::ffff:)?127\.|^::1$/.test(address) && !FORWARDED.some((name) => headers.has(name))
}

import { pipeline, Readable } from 'node:stream'
import { constants, createBrotliCompress, createGzip } from 'node:zlib'

const TEXT = /^(text\/|application\/(json|x-ndjson|x-tss)|image\/svg)/

/**
 * Pages and answers of server functions, as they stream: each piece is flushed, so that nothing waits for what comes after it. A
 * part of a file, an answer to HEAD or one without a body stays as it is.
 */
export function compressAnswer(request: Request, response: Response): Response {
  const isText = TEXT.test(response.headers.get('content-type') ?? '')
  if (!isText || response.headers.has('content-encoding') || response.status === 206) return response
  response.headers.append('vary', 'accept-encoding')
  const coding = acceptedCoding(request.headers.get('accept-encoding') ?? '', ['br', 'gzip'])
  if (!response.body || !coding || request.method === 'HEAD') return response
  const compressor =
    coding === 'br'
      ? createBrotliCompress({
          flush: constants.BROTLI_OPERATION_FLUSH,
          params: { [constants.BROTLI_PARAM_QUALITY]: 4 },
        })
      : createGzip({ flush: constants.Z_SYNC_FLUSH, level: 5 })
  // a student who leaves mid-page ends the stream early: nothing to report
  pipeline(Readable.fromWeb(response.body), compressor, () => {})
  const headers = new Headers(response.headers)
  headers.set('content-encoding', coding)
  headers.delete('content-length')
  return new Response(Readable.toWeb(compressor), { status: response.status, headers })
}

/** The first of the codings that the client takes, each taken unless it is given the weight 0. */
export function acceptedCoding<Coding extends string>(header: string, codings: readonly Coding[]): Coding | undefined {
  const accepted: readonly string[] = header
    .toLowerCase()
    .split(',')
    .map((part) => part.trim().split(/\s*;\s*q=/))
    .filter(([, weight]) => weight === undefined || Number(weight) > 0)
    .map(([name]) => name ?? '')
  return codings.find((coding) => accepted.includes(coding))
}

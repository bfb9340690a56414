import { IncomingMessage } from 'node:http'
import type { ServerRequest } from 'srvx'
import { z } from 'zod'

/** `KEEP_ALIVE_SECONDS`: how long a connection nobody uses stays open; above the wait of the proxy in front. */
export const keepAliveSchema = z.preprocess(
  (value) => (value === '' ? undefined : value),
  z.coerce
    .number('KEEP_ALIVE_SECONDS is a number of seconds')
    .int('KEEP_ALIVE_SECONDS is a whole number of seconds')
    .min(1, 'KEEP_ALIVE_SECONDS is 1 to 3600')
    .max(3600, 'KEEP_ALIVE_SECONDS is 1 to 3600')
    .default(75),
)

/** A head that takes longer than this after an idle connection may close is not a student's, in milliseconds. */
const HEAD_MS = 5_000

/**
 * Node's settings for connections. The server must hold an idle one longer than the proxy before it (nginx and most others: 60 s), or the
 * proxy sends a request into a connection that is just being closed, and a student gets its 502.
 */
export const connectionSettings = (keepAliveSeconds: number) => ({
  keepAliveTimeout: keepAliveSeconds * 1000,
  headersTimeout: keepAliveSeconds * 1000 + HEAD_MS,
})

/** Of a body that nobody wants any more so much is taken in, in bytes; whoever sends on is cut off. */
const MOST_DRAINED = 16_000_000

/**
 * Lets a client finish sending what was answered before it was read, such as an exam of 2 MB that comes too often (429) or a body that is
 * too large (413). Many send all before they listen: left alone they would wait for a reader until the connection is cut, and never
 * hear the answer. What comes is thrown away.
 */
export function drainAfterAnswer({ runtime }: ServerRequest): void {
  const { req, res } = runtime?.node ?? {}
  if (!(req instanceof IncomingMessage) || !res || req.complete) return
  res.once('finish', () => {
    if (req.readableEnded || req.destroyed) return
    let bytes = 0
    req.removeAllListeners('data')
    req.on('data', (chunk: Buffer) => {
      bytes += chunk.length
      if (bytes > MOST_DRAINED) req.destroy()
    })
    req.resume()
  })
}

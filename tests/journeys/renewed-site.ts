import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http'

export type RenewedSite = { address: string; renew: () => void; close: () => Promise<void> }

/**
 * Stands in front of an app. Once renewed, it is as if another build were served: there is another service worker, and the scripts and styles of
 * this build are gone.
 */
export async function renewedSite(app: string): Promise<RenewedSite> {
  let isRenewed = false
  const server = createServer((incoming, answer) => {
    const path = incoming.url ?? '/'
    if (isRenewed && path.startsWith('/assets/')) return void answer.writeHead(404).end()
    pass(incoming, answer, isRenewed && path === '/service-worker.js' ? '\n// another build' : '')
  })
  const pass = (incoming: IncomingMessage, answer: ServerResponse, addition: string) => {
    // each answer is whole: what this site adds, the app knows nothing of
    const { 'if-none-match': _none, 'if-modified-since': _since, ...asked } = incoming.headers
    const headers = { ...asked, 'accept-encoding': 'identity' }
    const passed = request(new URL(incoming.url ?? '/', app), { method: incoming.method, headers }, (response) => {
      const { 'content-length': _, etag: __, ...kept } = response.headers
      answer.writeHead(response.statusCode ?? 500, kept)
      response.on('data', (chunk) => answer.write(chunk))
      response.on('end', () => answer.end(addition))
    })
    passed.on('error', () => answer.destroy())
    incoming.pipe(passed)
  }
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  const port = typeof address === 'object' && address ? address.port : 0
  const renew = () => {
    isRenewed = true
  }
  const close = () =>
    new Promise<void>((resolve) => {
      server.close(() => resolve())
      server.closeAllConnections()
    })
  return { address: `http://127.0.0.1:${port}`, renew, close }
}

import { createFileRoute } from '@tanstack/react-router'
import { fetchGateway, gatewayUrl } from '#app/platform/gateway-client.server.ts'

/** Pictures of the content, which the gateway keeps: `/media/{COURSEID}/{file}`. */
export const Route = createFileRoute('/media/$')({
  server: {
    handlers: {
      GET: async ({ request, params }) => {
        const path = (params._splat ?? '').split('/').map(encodeURIComponent).join('/')
        const headers = new Headers()
        for (const name of ['if-none-match', 'range']) {
          const value = request.headers.get(name)
          if (value !== null) headers.set(name, value)
        }
        const answer = await fetchGateway(
          new Request(gatewayUrl(`/content/media/${path}`), { headers, signal: request.signal }),
        ).catch(() => undefined)
        if (!answer) return new Response('The gateway cannot be reached.', { status: 502 })
        return new Response(answer.body, { status: answer.status, headers: passedOn(answer.headers) })
      },
    },
  },
})

const PASSED_ON = ['content-type', 'etag', 'cache-control', 'content-range', 'accept-ranges', 'last-modified']

/** What describes the picture. Its length and encoding are this server's own matter, and so is what scripts in it may do: nothing. */
function passedOn(from: Headers): Headers {
  const headers = new Headers({ 'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox" })
  for (const name of PASSED_ON) {
    const value = from.get(name)
    if (value !== null) headers.set(name, value)
  }
  return headers
}

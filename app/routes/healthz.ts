import { createFileRoute } from '@tanstack/react-router'
import { fetchGateway, gatewayUrl } from '#app/platform/gateway-client.server.ts'

/** Whether this server and the gateway behind it work, for whoever runs them. */
export const Route = createFileRoute('/healthz')({
  server: {
    handlers: {
      GET: async () => {
        const answer = await fetchGateway(new Request(gatewayUrl('/healthz'))).catch(() => undefined)
        const isReached = answer !== undefined
        return Response.json(
          { status: 'ok', gateway: isReached ? answer.status : 'unreachable' },
          { status: isReached ? 200 : 503 },
        )
      },
    },
  },
})

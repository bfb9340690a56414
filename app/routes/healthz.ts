import { createFileRoute } from '@tanstack/react-router'
import { appWatch } from '#app/platform/app-watch.server.ts'
import { fetchGateway, gatewayUrl } from '#app/platform/gateway-client.server.ts'
import { pathOf } from '#domain/gateway-contract/call-input.ts'
import { gatewayContract } from '#domain/gateway-contract/gateway-contract.ts'

/** Whoever asks wants to know now; a gateway that needs longer is not well. */
const LIMITS = { timeMs: 3_000, bytes: 64_000 }

/** Whether this server and the gateway behind it work, for whoever runs them; and for how long something held this server up just now. */
export const Route = createFileRoute('/healthz')({
  server: {
    handlers: {
      GET: async () => {
        const gateway = await gatewayStatus()
        const eventLoopDelayMs = appWatch().blockedMs()
        return Response.json(
          { status: 'ok', gateway, ...(eventLoopDelayMs && { eventLoopDelayMs }) },
          { status: gateway === 'unreachable' ? 503 : 200 },
        )
      },
    },
  },
})

/** The whole answer counts: a gateway that begins one and never ends it is not well either. */
async function gatewayStatus(): Promise<number | 'unreachable'> {
  try {
    const answer = await fetchGateway(gatewayUrl(pathOf(gatewayContract.health)), {}, LIMITS)
    await answer.arrayBuffer()
    return answer.status
  } catch {
    return 'unreachable'
  }
}

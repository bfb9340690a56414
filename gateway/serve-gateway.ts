import { patchGlobalRequest, serve } from 'srvx/node'
import { serverEnvironmentSchema } from './environment.ts'
import { connectionSettings, drainAfterAnswer } from './http/connections.ts'
import { answerMetrics } from './operation/answer-metrics.ts'
import { openGateway } from './start-gateway.ts'

/** Requests in flight get this long to finish after SIGTERM; then the process ends. */
const FINISH_MS = 10_000

// lets Hono wrap srvx's requests, which it does to count the bytes of bodies that come without a length
patchGlobalRequest()

const { PORT, HOST, KEEP_ALIVE_SECONDS, METRICS_FROM } = serverEnvironmentSchema.parse(process.env)
const gateway = await openGateway(process.env)
let isStopping = false
const server = serve({
  port: PORT,
  hostname: HOST,
  silent: true,
  maxRequestBodySize: 2_000_000,
  gracefulShutdown: false, // stop() below closes the database too, and is bounded
  node: connectionSettings(KEEP_ALIVE_SECONDS),
  async fetch(request) {
    drainAfterAnswer(request)
    const address = request.ip
    const response =
      (await answerMetrics(request, { from: METRICS_FROM, address })) ??
      (await gateway.fetch(request, { socketAddress: address }))
    // or the last connection would be kept open, and with it the process
    if (isStopping) response.headers.set('connection', 'close')
    return response
  },
})
await server.ready()
console.log(`gateway listening on ${server.url}`)

/** Stops accepting, lets requests finish, closes the database. A second signal ends the process at once. */
async function stop() {
  if (isStopping) process.exit(1)
  isStopping = true
  setTimeout(() => process.exit(1), FINISH_MS + 1000).unref()
  const late = new Promise((resolve) => setTimeout(resolve, FINISH_MS).unref())
  await Promise.race([server.close(), late])
  await gateway.close()
  process.exit(0)
}
process.on('SIGTERM', stop)
process.on('SIGINT', stop)

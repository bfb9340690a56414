import { Agent, createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { builtFunctions } from './built-functions.ts'
import { expect, test } from './journey.ts'
import { rawRequest } from './raw-request.ts'
import { type StartedApp, startApp } from './start-app.ts'

const own = { 'sec-fetch-site': 'same-origin', 'x-tsr-serverfn': 'true' }
const metricsOf = async (app: StartedApp, headers: Record<string, string> = {}) =>
  await rawRequest(app.address, '/metrics', { headers })

test('the app tells its metrics to this machine only: requests by route, durations, the loop, and the pool of the gateway in it', async () => {
  const app = await startApp({ LOG_LEVEL: 'silent' })
  await rawRequest(app.address, '/grade/9/subject/science?courseId=SNC1W')
  await rawRequest(app.address, '/grade/9/subject/science/NO-SUCH-COURSE/lesson/no-such-module')
  await rawRequest(app.address, `${builtFunctions().get('fetchContentVersion')}`, { headers: own })
  await rawRequest(app.address, '/favicon.svg')
  await rawRequest(app.address, '/', { method: 'TRACE' })
  const { status, text } = await metricsOf(app)
  expect(status).toBe(200)
  const route = '/grade/$grade/subject/$subject/'
  expect(text).toContain(`ilm_requests_total{part="app",method="GET",route="${route}",status="200"} 1`)
  expect(text).toContain('{part="app",method="GET",route="/_serverFn/fetchContentVersion",status="200"} 1')
  expect(text).toContain('{part="app",method="GET",route="files",status="200"} 1')
  expect(text).toContain('{part="app",method="TRACE",route="refused",status="405"} 1')
  expect(text).toContain('{part="gateway",method="GET",route="/content/course-outline",status="200"} 1')
  expect(text).toContain(`ilm_request_duration_seconds_bucket{le="30",part="app",method="GET",route="${route}"} 1`)
  expect(text).toMatch(/nodejs_eventloop_lag_p99_seconds \d/)
  // a label never holds what was asked
  expect(text).not.toMatch(/SNC1W|NO-SUCH-COURSE/)
  expect((await metricsOf(app, { 'x-forwarded-for': '203.0.113.1' })).status).toBe(404)
  await app.stop()
})

test('the gateway in the app is open before the app listens: its first student does not wait for it', async () => {
  const app = await startApp({ LOG_LEVEL: 'silent' })
  const { text } = await metricsOf(app)
  expect(text).toContain('ilm_requests_total{part="gateway",method="GET",route="/healthz",status="200"} 1')
  await app.stop()
})

test('a body that is too large is refused in words to whoever sends all before listening, and the connection goes on', async () => {
  const app = await startApp({ LOG_LEVEL: 'silent' })
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  const path = `${builtFunctions().get('submitAttempt')}`
  const headers = { ...own, 'content-type': 'application/json', 'content-length': '9000000' }
  const refused = await rawRequest(app.address, path, { method: 'POST', headers, body: Buffer.alloc(9_000_000), agent })
  expect(refused.status).toBe(413)
  expect(refused.headers['keep-alive']).toBe('timeout=75')
  expect((await rawRequest(app.address, '/faq', { agent })).status).toBe(200)
  agent.destroy()
  await app.stop()
})

test('METRICS_FROM=nowhere: there is no such page; a setting that is none ends the start with its name', async () => {
  const app = await startApp({ LOG_LEVEL: 'silent', METRICS_FROM: 'nowhere' })
  expect((await metricsOf(app)).status).toBe(404)
  await app.stop()
  await expect(startApp({ METRICS_FROM: 'everybody' })).rejects.toThrow(/METRICS_FROM is loopback, anywhere or nowhere/)
})

test('a page that holds up all others is named in the log by its route, so is a call, and /healthz says how long', async () => {
  // a gateway that answers when it is told to: so the request is under way while the process is held up
  let isHolding = true
  const held: ServerResponse[] = []
  const gateway = createServer((request, response) => {
    if (isHolding && request.url !== '/healthz') held.push(response)
    else response.end('{}')
  })
  await new Promise<void>((resolve) => gateway.listen(0, '127.0.0.1', resolve))
  const block = 'process.on("SIGUSR2",()=>{const t=performance.now()+600;while(performance.now()<t);})'
  const app = await startApp({
    LOG_LEVEL: 'warn',
    GATEWAY_URL: `http://127.0.0.1:${(gateway.address() as AddressInfo).port}`,
    NODE_OPTIONS: `--import data:text/javascript,${encodeURIComponent(block)}`,
  })
  const isNamed = async (path: string, route: string, headers: Record<string, string> = {}) => {
    isHolding = true
    const answer = rawRequest(app.address, path, { headers })
    await expect.poll(() => held.length).toBeGreaterThan(0)
    process.kill(app.pid, 'SIGUSR2')
    await expect.poll(() => app.log()).toContain(`"routes":["${route}"],"msg":"a request held up all others"`)
    isHolding = false
    for (const response of held.splice(0)) response.end('{}')
    await answer
  }
  await isNamed('/grade/9/subject/science?courseId=SNC1W', '/grade/$grade/subject/$subject/')
  await isNamed(`${builtFunctions().get('fetchResetWays')}`, '/_serverFn/fetchResetWays', own)
  expect(app.log()).not.toContain('SNC1W')
  const health = await rawRequest(app.address, '/healthz')
  expect(health.status).toBe(200)
  expect(JSON.parse(health.text).eventLoopDelayMs).toBeGreaterThan(200)
  expect((await metricsOf(app)).text).toMatch(/ilm_event_loop_blocked_total [2-9]/)
  await app.stop()
  gateway.close()
})

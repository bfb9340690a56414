import { connect } from 'node:net'
import { expect, test } from 'vitest'
import { onEveryDatabase } from './databases.ts'
import { type GatewayProcess, startGatewayProcess } from './gateway-process.ts'

/** One request, byte for byte: clients that tidy paths and know only some methods cannot send these. */
function send(gateway: GatewayProcess, firstLine: string, headers = ''): Promise<string> {
  return new Promise((resolve, reject) => {
    const socket = connect(Number(new URL(gateway.url).port), '127.0.0.1')
    let answer = ''
    socket.on('data', (chunk) => {
      answer += chunk.toString('latin1')
    })
    socket.on('close', () => resolve(answer))
    socket.on('error', reject)
    socket.write(`${firstLine} HTTP/1.1\r\nHost: gateway.test\r\nConnection: close\r\n${headers}\r\n`)
  })
}

onEveryDatabase('odd requests', ({ newPlace }) => {
  test('whatever the method and path, the answer is 4xx with headers, and the log has one line and no error', async () => {
    const gateway = await startGatewayProcess(newPlace(), { LOG_LEVEL: 'info' })
    const lines = [
      ...['TRACE /', 'TRACE /me', 'PROPFIND /', 'PUT /me', 'PATCH /auth/login', 'OPTIONS *'],
      ...['GET /%ff', 'GET //x', 'GET //x//y', 'GET //[', 'GET /..%2f..%2fhealthz', 'GET /content/media/%ff/%ff'],
      ...['GET /content/media/SNC1W/..%2f..%2fSNC1W.json', 'GET /content/exam/attempts/%zz'],
    ]
    for (const line of lines) {
      const answer = await send(gateway, line)
      expect(answer, line).toMatch(/^HTTP\/1\.1 4\d\d/)
      expect(answer.toLowerCase(), line).toContain('x-content-type-options: nosniff')
      expect(answer.toLowerCase(), line).toContain("content-security-policy: default-src 'none'")
      expect(answer, line).toContain('{"error":')
    }
    expect(await send(gateway, 'TRACE /me')).toMatch(/^HTTP\/1\.1 405[\s\S]*allow: HEAD, /i)
    // the log goes out behind the answers; all of it is there once the process has ended
    expect(await gateway.end('SIGTERM')).toBe(0)
    const logged = gateway
      .output()
      .split('\n')
      .filter((line) => line.startsWith('{'))
      .map((line) => JSON.parse(line))
    expect(logged.filter(({ msg }) => msg === 'request')).toHaveLength(lines.length + 1)
    expect(logged.filter(({ level }) => level >= 50)).toEqual([])
  })

  test('the metrics are for this machine, and not for those who come by a proxy on it', async () => {
    const place = newPlace()
    const gateway = await startGatewayProcess(place)
    await send(gateway, 'GET /me')
    const metrics = await send(gateway, 'GET /metrics')
    expect(metrics).toMatch(/^HTTP\/1\.1 200/)
    expect(metrics).toContain('ilm_requests_total{part="gateway",method="GET",route="/me",status="401"} 1')
    expect(metrics).toContain('nodejs_eventloop_lag_p99_seconds')
    if (place.engine === 'postgres') expect(metrics).toMatch(/ilm_database_connections\{state="idle"\} [1-9]/)
    expect(await send(gateway, 'GET /metrics', 'X-Forwarded-For: 203.0.113.1\r\n')).toMatch(/^HTTP\/1\.1 404/)
    expect(await gateway.end('SIGTERM')).toBe(0)
    const open = await startGatewayProcess(newPlace(), { METRICS_FROM: 'nowhere' })
    expect(await send(open, 'GET /metrics')).toMatch(/^HTTP\/1\.1 404/)
    expect(await open.end('SIGTERM')).toBe(0)
  })
})

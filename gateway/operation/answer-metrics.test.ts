import { expect, test } from 'vitest'
import { answerMetrics, type MetricsFrom, metricsFromSchema } from './answer-metrics.ts'
import { countRequest, showPool, showProcess } from './metrics.ts'

const ask = (from: MetricsFrom, address?: string, headers: Record<string, string> = {}, path = '/metrics') =>
  answerMetrics(new Request(`http://127.0.0.1:3000${path}`, { headers }), { from, address })

test('only this machine may read the metrics unless told otherwise, and no proxy on it passes for this machine', async () => {
  for (const local of ['127.0.0.1', '127.0.0.9', '::1', '::ffff:127.0.0.1'])
    expect((await ask('loopback', local))?.status, local).toBe(200)
  for (const other of ['203.0.113.1', '10.0.0.1', '::ffff:10.0.0.1', '2001:db8::1', '1270.0.0.1', undefined])
    expect(await ask('loopback', other), other).toBeUndefined()
  for (const header of ['x-forwarded-for', 'forwarded', 'via', 'x-real-ip'])
    expect(await ask('loopback', '127.0.0.1', { [header]: '203.0.113.1' }), header).toBeUndefined()
  expect((await ask('anywhere', '203.0.113.1', { via: 'x' }))?.status).toBe(200)
  expect(await ask('nowhere', '127.0.0.1')).toBeUndefined()
  expect(await ask('anywhere', '127.0.0.1', {}, '/metrics/x')).toBeUndefined()
})

test('loopback is the default, and a wrong setting is named', () => {
  expect(metricsFromSchema.parse(undefined)).toBe('loopback')
  expect(metricsFromSchema.parse('')).toBe('loopback')
  expect(metricsFromSchema.safeParse('localhost').error?.issues[0]?.message).toMatch(/METRICS_FROM/)
})

test('requests, durations, event-loop delay and pool use are in it', async () => {
  showProcess()
  showProcess()
  showPool(() => ({ size: 5, idle: 2, waiting: 1 }))
  countRequest({ part: 'gateway', method: 'GET', route: '/me', status: 200, seconds: 0.03 })
  const answer = await ask('loopback', '127.0.0.1')
  expect(answer?.headers.get('content-type')).toContain('text/plain')
  const text = await answer?.text()
  expect(text).toContain('ilm_requests_total{part="gateway",method="GET",route="/me",status="200"} 1')
  expect(text).toContain('ilm_request_duration_seconds_bucket{le="0.05",part="gateway",method="GET",route="/me"} 1')
  expect(text).toMatch(/nodejs_eventloop_lag_max_seconds \d/)
  expect(text).toContain('ilm_database_connections{state="busy"} 3')
  expect(text).toContain('ilm_database_connections{state="waiting"} 1')
})

import { Counter, collectDefaultMetrics, Gauge, Histogram, register } from 'prom-client'
import type { PoolUse } from '../database/open-database.ts'

/** What was asked: a route's pattern, never a path, so that no label names a person and their number is bounded. */
export interface MeasuredRequest {
  /** `app`: the server of the pages; `gateway`: a call to the gateway */
  part: 'app' | 'gateway'
  method: string
  route: string
  status: number
  seconds: number
}

/**
 * The process has one registry, the client's own: the app's bundle and the server around it are two programs that share it. So what
 * is there already is used.
 */
const once = <M>(name: string, make: () => M): M => (register.getSingleMetric(name) as M | undefined) ?? make()

const durations = once(
  'ilm_request_duration_seconds',
  () =>
    new Histogram({
      name: 'ilm_request_duration_seconds',
      help: 'Time from a request to its answer, by part, method and route',
      labelNames: ['part', 'method', 'route'],
      buckets: [0.005, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 2, 5, 10, 30],
    }),
)
const requests = once(
  'ilm_requests_total',
  () =>
    new Counter({
      name: 'ilm_requests_total',
      help: 'Requests answered, by part, method, route and status',
      labelNames: ['part', 'method', 'route', 'status'],
    }),
)
const blocked = once(
  'ilm_event_loop_blocked_total',
  () => new Counter({ name: 'ilm_event_loop_blocked_total', help: 'Times a request held up all others for 200 ms' }),
)

/** Counts a request that has been answered. */
export function countRequest({ part, method, route, status, seconds }: MeasuredRequest): void {
  durations.observe({ part, method, route }, seconds)
  requests.inc({ part, method, route, status })
}

/** Counts that a request blocked the event loop. */
export const countBlock = (): void => blocked.inc()

/** Shows the use of a pool from now on, as it is when the metrics are read. */
export function showPool(use: () => PoolUse): void {
  register.removeSingleMetric('ilm_database_connections')
  new Gauge({
    name: 'ilm_database_connections',
    help: 'Connections to the database: busy, idle, and requests waiting for one',
    labelNames: ['state'],
    collect() {
      const { size, idle, waiting } = use()
      this.set({ state: 'busy' }, size - idle)
      this.set({ state: 'idle' }, idle)
      this.set({ state: 'waiting' }, waiting)
    },
  })
}

/** Adds what the process knows of itself: processor, memory, garbage collection, delay of the event loop. */
export function showProcess(): void {
  if (!register.getSingleMetric('nodejs_eventloop_lag_seconds')) collectDefaultMetrics()
}

/** All of it in Prometheus's text format, with its content type. */
export const readMetrics = async (): Promise<{ text: string; contentType: string }> => ({
  text: await register.metrics(),
  contentType: register.contentType,
})

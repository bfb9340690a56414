import { createHistogram, type RecordableHistogram } from 'node:perf_hooks'
import { setTimeout as pause } from 'node:timers/promises'
import autocannon from 'autocannon'
import type { AppRequest } from './app-client.ts'

/** One request to send, and what to do with its answer. */
export interface Sent {
  /** what is measured together */
  kind: string
  request: AppRequest
  answered(status: number, body: string): void
}

export interface Driven {
  /** answers, all kinds together, in milliseconds */
  latency: { p50: number; p99: number; max: number; count: number }
  /** times of each kind, in milliseconds */
  kinds: Map<string, RecordableHistogram>
  /** connections that broke and answers that did not come */
  errors: number
}

/** Groups start one after the other within a second, so that requests come evenly and not all at its beginning. */
const GROUPS = 10
const TIMEOUT_S = 30

/**
 * Sends requests at a rate, whatever the server makes of them, over kept connections as a TLS proxy keeps them. `next` says what is
 * sent in each turn.
 * @param options `rate` in requests a second
 */
export async function driveLoad(
  address: string,
  { rate, seconds }: { rate: number; seconds: number },
  next: () => Sent,
): Promise<Driven> {
  const kinds = new Map<string, RecordableHistogram>()
  const groups = Math.min(GROUPS, Math.max(1, Math.round(rate)))
  const results = await Promise.all(
    Array.from({ length: groups }, async (_, group) => {
      await pause((group * 1000) / groups)
      // the groups share the rate as evenly as whole numbers can
      const overallRate = Math.floor((rate * (group + 1)) / groups) - Math.floor((rate * group) / groups)
      if (overallRate === 0) return undefined
      return autocannon({
        url: address,
        connections: overallRate,
        overallRate,
        duration: seconds,
        timeout: TIMEOUT_S,
        skipAggregateResult: true,
        ignoreCoordinatedOmission: true,
        setupClient: (client) => {
          client.setRequests([requestOfTurn(next, kinds)])
        },
      })
    }),
  )
  const started = results.filter((result) => result !== undefined)
  const { latency, errors, timeouts } = aggregate(started, { url: address })
  return {
    latency: { p50: latency.p50, p99: latency.p99, max: latency.max, count: latency.totalCount },
    kinds,
    errors: errors + timeouts,
  }
}

/** A connection has one request in flight: what it sent is what the answer is for. */
function requestOfTurn(next: () => Sent, kinds: Map<string, RecordableHistogram>): autocannon.Request {
  let sent: Sent | undefined
  let start = 0
  return {
    setupRequest(request) {
      sent = next()
      start = performance.now()
      const { method, path, headers, body = '' } = sent.request
      return { ...request, method, path, headers, body }
    },
    onResponse(status, body) {
      if (!sent) return
      let times = kinds.get(sent.kind)
      if (!times) {
        times = createHistogram()
        kinds.set(sent.kind, times)
      }
      times.record(Math.max(1, Math.round(performance.now() - start)))
      sent.answered(status, body)
    },
  }
}

/** Part of the tool's documented interface, and missing from its types. */
type Aggregate = (
  results: autocannon.Result[],
  options: { url: string },
) => autocannon.Result & { latency: { totalCount: number } }
const { aggregateResult: aggregate } = autocannon as unknown as { aggregateResult: Aggregate }

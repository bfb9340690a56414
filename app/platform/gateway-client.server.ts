import { getRequest, getRequestHeader, getRequestIP } from '@tanstack/react-start/server'
import { type ContentParams, normaliseContentParams } from '#domain/content/content-cache-key.ts'
import type { GatewayFailure } from '#domain/content/content-error.ts'
import { embeddedGateway } from './embedded-gateway.server.ts'

/** A gateway that says nothing for so long is taken as too slow (OPN-36, CON-02). */
const TIMEOUT_MS = 30_000

export type GatewayRequest = {
  method?: 'GET' | 'POST' | 'DELETE'
  path: `/${string}`
  query?: ContentParams
  body?: unknown
  /** sent as bearer; only the calls of GWY-12 and D7 have one */
  token?: string | null | undefined
  timeoutMs?: number
  accept?: string
  /** more headers, such as those that tell which device signs in */
  headers?: Record<string, string>
}

export type GatewayAnswer = { ok: true; status: number; body: unknown; version: string | null } | GatewayFailure

/**
 * One call to the gateway: by HTTP when `GATEWAY_URL` is set, else to the embedded one in this process, the same request either
 * way (D2). Ends when the page that asked has gone. Every failure comes back as a value.
 */
export async function callGateway(call: GatewayRequest): Promise<GatewayAnswer> {
  const asked = await requestGateway(call)
  if (!asked.ok) return asked
  return readAnswer(asked.response).catch(asked.failureOf)
}

/** The gateway's response, its body not yet read; `failureOf` says why reading it failed. */
export type GatewayResponse = { ok: true; response: Response; failureOf: () => GatewayFailure } | GatewayFailure

/** What `callGateway` and `streamGateway` begin with. */
export async function requestGateway(call: GatewayRequest): Promise<GatewayResponse> {
  const incoming = getRequest()
  const timeout = AbortSignal.timeout(call.timeoutMs ?? TIMEOUT_MS)
  const failureOf = (): GatewayFailure => {
    if (timeout.aborted) return { ok: false, reason: 'timeout' }
    return { ok: false, reason: incoming.signal.aborted ? 'aborted' : 'unreachable' }
  }
  const request = gatewayRequest(call, AbortSignal.any([incoming.signal, timeout]))
  try {
    return { ok: true, response: await fetchGateway(request), failureOf }
  } catch {
    return failureOf()
  }
}

/** The gateway's own answer, for what is no JSON (pictures). Throws when it cannot be reached. */
export async function fetchGateway(request: Request): Promise<Response> {
  if (process.env.GATEWAY_URL) return fetch(request)
  return (await embeddedGateway()).fetch(request, { socketAddress: getRequestIP() })
}

/** Where the gateway is. The embedded one listens nowhere: its host is only a name inside requests. */
export function gatewayUrl(path: string): URL {
  const base = process.env.GATEWAY_URL || 'http://gateway.internal'
  return new URL(base.replace(/\/+$/, '') + path)
}

function gatewayRequest(
  { method = 'GET', path, query, body, token, accept = 'application/json', headers: more }: GatewayRequest,
  signal: AbortSignal,
): Request {
  const url = gatewayUrl(path)
  // what is null, undefined or empty is left out (GWY-14)
  for (const [name, value] of normaliseContentParams(query ?? {})) url.searchParams.set(name, value)
  const headers = new Headers({ ...more, accept })
  const from = clientAddresses()
  if (from) headers.set('x-forwarded-for', from)
  if (token) headers.set('authorization', `Bearer ${token}`)
  if (body !== undefined) headers.set('content-type', 'application/json')
  return new Request(url, { method, headers, signal, ...(body !== undefined && { body: JSON.stringify(body) }) })
}

/**
 * Who asks, so that the gateway throttles students and not this server. A gateway elsewhere sees this server as one more proxy,
 * which adds the address it was called from.
 */
function clientAddresses(): string {
  const before = getRequestHeader('x-forwarded-for')
  return [before, process.env.GATEWAY_URL ? getRequestIP() : undefined].filter(Boolean).join(', ')
}

/** The whole body, read as JSON. */
export async function readAnswer(response: Response): Promise<GatewayAnswer> {
  const text = await response.text()
  const json = parseJson(text)
  if (!response.ok) {
    return { ok: false, reason: 'refused', status: response.status, body: json.ok ? json.value : text }
  }
  if (!json.ok) return { ok: false, reason: 'unreadable', status: response.status }
  return { ok: true, status: response.status, body: json.value, version: response.headers.get('x-content-version') }
}

/** An empty body (204) reads as null. */
function parseJson(text: string): { ok: true; value: unknown } | { ok: false } {
  if (text.trim() === '') return { ok: true, value: null }
  try {
    return { ok: true, value: JSON.parse(text) }
  } catch {
    return { ok: false }
  }
}

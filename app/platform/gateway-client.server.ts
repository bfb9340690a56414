import { getRequest, getRequestHeader, getRequestIP } from '@tanstack/react-start/server'
import { type ContentParams, normaliseContentParams } from '#domain/content/content-cache-key.ts'
import type { GatewayFailure } from '#domain/content/content-error.ts'
import { type CallFields, type CallInput, pathOf } from '#domain/gateway-contract/call-input.ts'
import type { GatewayCall } from '#domain/gateway-contract/gateway-call.ts'
import { type GatewayCallName, gatewayContract } from '#domain/gateway-contract/gateway-contract.ts'
import { boundedCall, CallEnded, type CallLimits } from '#gateway/http/bounded-call.ts'
import { embeddedGateway } from './embedded-gateway.server.ts'
import { parseCleanJson } from './figure-markup.server.ts'

/** The longest a call may take, from its start to the last byte of the answer (OPN-36, CON-02). */
const TIMEOUT_MS = 30_000
/** The largest answer read, decoded: a whole course is under 1 MB, a reply streamed in a thousand growing pieces a few. */
const ANSWER_BYTES = 16_000_000

export type CallOptions = {
  timeoutMs?: number
  /** the largest answer to this call, where it is not the usual */
  maxBytes?: number
  accept?: string
}

export type GatewayAnswer = { ok: true; status: number; body: unknown; version: string | null } | GatewayFailure

/**
 * One call of the contract to the gateway: by HTTP when `GATEWAY_URL` is set, else to the embedded one in this process, the same
 * request either way (D2). Ends when the page that asked has gone. Every failure comes back as a value. What a gateway answers is
 * not known before it is read: by the contract's own schema where only ours has the call, else by a tolerant reader of the domain.
 */
export async function callGateway<Name extends GatewayCallName>(
  name: Name,
  input: CallInput<Name>,
  options: CallOptions = {},
): Promise<GatewayAnswer> {
  const asked = await requestGateway(name, input, options)
  if (!asked.ok) return asked
  return readAnswer(asked.response).catch((error: unknown) => failureOf(error, asked.response.status))
}

/** The gateway's response, its body not yet read. */
export type GatewayResponse = { ok: true; response: Response } | GatewayFailure

/** What `callGateway` and `streamGateway` begin with. */
export async function requestGateway<Name extends GatewayCallName>(
  name: Name,
  input: CallInput<Name>,
  { timeoutMs = TIMEOUT_MS, maxBytes = ANSWER_BYTES, accept = 'application/json' }: CallOptions,
): Promise<GatewayResponse> {
  const call = gatewayContract[name]
  const fields: CallFields = input as CallFields
  const url = gatewayUrl(pathOf(call, fields.params), fields.query)
  const limits = { timeMs: timeoutMs, bytes: maxBytes }
  try {
    return { ok: true, response: await fetchGateway(url, requestInit(call.method, fields, accept), limits) }
  } catch (error) {
    return failureOf(error)
  }
}

/** Why a call failed, from what it or the reading of its body threw; `status` is the answer's, if it began. */
export function failureOf(error: unknown, status = 200): GatewayFailure {
  if (error instanceof RedirectRefused) return { ok: false, reason: 'unreadable', status: error.status }
  if (!(error instanceof CallEnded)) return { ok: false, reason: 'unreachable' }
  if (error.reason === 'bytes') return { ok: false, reason: 'unreadable', status }
  return { ok: false, reason: error.reason === 'time' ? 'timeout' : 'aborted' }
}

class RedirectRefused extends Error {
  readonly status: number
  constructor(status: number) {
    super(`the gateway answered with a redirect (${status})`)
    this.status = status
  }
}

/**
 * The gateway's own answer within limits, for what is no JSON (pictures). Throws when it cannot be reached, when a limit is met, and
 * when it answers with a redirect: where a gateway is, `GATEWAY_URL` says, and nobody else.
 */
export async function fetchGateway(url: URL, init: RequestInit, limits: CallLimits): Promise<Response> {
  const socketAddress = getRequestIP()
  const response = await boundedCall(
    limits,
    getRequest().signal,
    (signal) => new Request(url, { ...init, signal, redirect: 'manual' }),
    async (request) =>
      process.env.GATEWAY_URL ? fetch(request) : (await embeddedGateway()).fetch(request, { socketAddress }),
  )
  const isRedirect = response.status !== 304 && response.status >= 300 && response.status < 400
  if (!isRedirect) return response
  await response.body?.cancel()
  throw new RedirectRefused(response.status)
}

/** Where the gateway is. The embedded one listens nowhere: its host is only a name inside requests. */
export function gatewayUrl(path: string, query: ContentParams = {}): URL {
  const base = process.env.GATEWAY_URL || 'http://gateway.internal'
  const url = new URL(base.replace(/(?<!\/)\/+$/, '') + path)
  // what is null, undefined or empty is left out (GWY-14)
  for (const [name, value] of normaliseContentParams(query)) url.searchParams.set(name, value)
  return url
}

function requestInit(method: GatewayCall['method'], { body, token, headers: more }: CallFields, accept: string) {
  const headers = new Headers({ accept })
  for (const [name, value] of Object.entries(more ?? {})) if (value !== undefined) headers.set(name, value)
  const from = clientAddresses()
  if (from) headers.set('x-forwarded-for', from)
  if (token) headers.set('authorization', `Bearer ${token}`)
  if (body !== undefined) headers.set('content-type', 'application/json')
  return { method: method.toUpperCase(), headers, ...(body !== undefined && { body: JSON.stringify(body) }) }
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
    return { ok: true, value: parseCleanJson(text) }
  } catch {
    return { ok: false }
  }
}

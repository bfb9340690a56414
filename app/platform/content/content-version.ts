import { queryOptions } from '@tanstack/react-query'
import { createServerFn } from '@tanstack/react-start'
import { gatewayContract } from '#domain/gateway-contract/gateway-contract.ts'
import { readLeniently } from '#domain/response/read-leniently.ts'
import { callGateway } from '../gateway-client.server.ts'

export const contentVersionKey = ['content-version'] as const

/** How long one answer counts on the server, so that a page does not cost a second call to the gateway. */
const KEPT_MS = 15_000
/** A page does not wait longer for a version it can do without. */
const TIMEOUT_MS = 2_000

let kept: { version: string | null; until: number } | undefined

/** The version of all content (D15), or null from a gateway that has none. */
const fetchContentVersion = createServerFn({ method: 'GET' }).handler(async () => {
  const now = Date.now()
  if (kept && kept.until > now) return kept.version
  const answer = await callGateway('contentVersion', {}, { timeoutMs: TIMEOUT_MS })
  const version = answer.ok
    ? (readLeniently(answer.body, gatewayContract.contentVersion.answer)?.version ?? null)
    : null
  kept = { version, until: now + KEPT_MS }
  return version
})

/** The server's page brings it along; a page that stays open asks again after ten minutes. */
export const contentVersionQuery = queryOptions({
  queryKey: contentVersionKey,
  queryFn: () => fetchContentVersion().catch(() => null),
  staleTime: 10 * 60_000,
})

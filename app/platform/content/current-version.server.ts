import { gatewayContract } from '#domain/gateway-contract/gateway-contract.ts'
import { readLeniently } from '#domain/response/read-leniently.ts'
import { callGateway } from '../gateway-client.server.ts'

/** How long one answer counts, so that a page does not cost a second call to the gateway. */
const KEPT_MS = 15_000
/** A page does not wait longer for a version it can do without. */
const TIMEOUT_MS = 2_000

let kept: { version: string | null; until: number } | undefined

/** The version of all content (D15) as the gateway last said; null from one that has none or cannot be reached. */
export async function currentContentVersion(): Promise<string | null> {
  const now = Date.now()
  if (kept && kept.until > now) return kept.version
  const answer = await callGateway('contentVersion', {}, { timeoutMs: TIMEOUT_MS })
  const version = answer.ok
    ? (readLeniently(answer.body, gatewayContract.contentVersion.answer)?.version ?? null)
    : null
  kept = { version, until: now + KEPT_MS }
  return version
}

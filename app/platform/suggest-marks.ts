import { useQuery } from '@tanstack/react-query'
import { createServerFn } from '@tanstack/react-start'
import type { SuggestedMarks, SuggestMarks } from '#app/components/answer/answer-view.ts'
import { gatewayContract } from '#domain/gateway-contract/gateway-contract.ts'
import { type ChatFailure, chatFailureOf, NO_TOKEN } from '#domain/ilm/chat-failure.ts'
import { markRequestSchema } from '#domain/ilm/mark-suggestions.ts'
import { readMarkSuggestions } from '#domain/ilm/read-mark-suggestions.ts'
import { callGateway } from './gateway-client.server.ts'
import { withBearer } from './session/bearer-middleware.ts'

const TIMEOUT_MS = 30_000
/** How long an answer to "are marks suggested here?" holds. */
const HOLDS_MS = 5 * 60_000

/** `GET /content/ilm/mark-suggestions`. A gateway that does not say so suggests none. */
export const fetchMarksOffered = createServerFn({ method: 'GET' })
  .middleware([withBearer])
  .handler(async ({ context }) => {
    if (context.token === null) return { ok: true as const, isOffered: false }
    const answer = await callGateway('marksOffered', { token: context.token }, { timeoutMs: 5000 })
    const offered = gatewayContract.marksOffered.answer.safeParse(answer.ok ? answer.body : undefined)
    // only 401 ends the session here: proxies in front of gateways refuse unknown addresses with 403
    if ('status' in answer && answer.status === 401) return { ok: false as const, status: 401 }
    return { ok: true as const, isOffered: offered.success && offered.data.isOffered }
  })

/** `POST /content/ilm/mark-suggestions`. Another gateway's suggestions are believed no more than a model's. */
export const askForMarks = createServerFn({ method: 'POST' })
  .middleware([withBearer])
  .validator(markRequestSchema)
  .handler(async ({ context, data }) => {
    if (context.token === null) return { ok: false as const, ...NO_TOKEN }
    const answer = await callGateway('suggestMarks', { body: data, token: context.token }, { timeoutMs: TIMEOUT_MS })
    if (!answer.ok) return { ok: false as const, ...chatFailureOf(answer) }
    const suggestions = readMarkSuggestions(answer.body, data)
    if (suggestions) return { ok: true as const, suggestions }
    return { ok: false as const, ...chatFailureOf({ ok: false, reason: 'unreadable', status: answer.status }) }
  })

const suggestMarks: SuggestMarks = async (asked): Promise<SuggestedMarks> => {
  const call = new AbortController()
  // counted in the browser too: a server that is gone sends no time-out
  const timer = setTimeout(() => call.abort(), TIMEOUT_MS)
  const answer = await askForMarks({ data: asked, signal: call.signal })
    .catch(() => ({ ok: false as const, kind: 'network' as const }))
    .finally(() => clearTimeout(timer))
  return answer.ok ? answer : { ok: false, message: WHY[answer.kind] }
}

const NOT_NOW = 'Ilm cannot suggest marks right now. Mark it yourself as usual, or ask again in a moment.'
const WHY: Readonly<Record<ChatFailure['kind'], string>> = {
  network: 'Ilm cannot be reached. Mark it yourself as usual, or ask again when you are online.',
  'no-access': 'You have used up today’s messages to Ilm. Mark it yourself as usual.',
  auth: 'Your session is over. Sign in again to ask Ilm; your marks stay on this device.',
  'not-authenticated': 'Sign in to ask Ilm; your marks stay on this device.',
  validation: NOT_NOW,
  other: NOT_NOW,
}

/** How to ask Ilm for marks, where they are `wanted` and this gateway suggests any; it is asked once, and offline nothing is offered. */
export function useSuggestMarks(isWanted: boolean): SuggestMarks | undefined {
  const { data } = useQuery({
    queryKey: ['marks-offered'],
    queryFn: ({ signal }) => fetchMarksOffered({ signal }),
    enabled: isWanted,
    staleTime: HOLDS_MS,
    retry: false,
  })
  return isWanted && data?.ok && data.isOffered ? suggestMarks : undefined
}

import { RateLimiterMemory } from 'rate-limiter-flexible'
import { readUser } from '#domain/account/read-session-answer.ts'
import type { RichText } from '#domain/text/rich-text.ts'
import { callGateway } from './gateway-client.server.ts'
import { renderInTurns } from './render-in-turns.server.ts'

/** `status` as the gateway's: 401 without a session, 429 when too much was asked for in a minute, null when it cannot be reached. */
export type RenderedTexts = { ok: true; rendered: RichText[] } | { ok: false; status: number | null }

/** A large deck of own cards is some 200 kB; nobody reads more in a minute. */
const bytes = new RateLimiterMemory({ points: 600_000, duration: 60 })
/**
 * Renders texts that a student wrote, or that are kept on the student's device, by the same rules as all content. Costs a bounded time, which
 * other requests share: for students who are signed in, and only so much a minute.
 */
export async function renderStudentTexts(token: string | null, texts: readonly string[]): Promise<RenderedTexts> {
  if (token === null) return { ok: false, status: 401 }
  const answer = await callGateway('me', { token })
  if (!answer.ok) return { ok: false, status: 'status' in answer ? answer.status : null }
  const user = readUser(answer.body)
  if (!user) return { ok: false, status: answer.status }
  const size = texts.reduce((sum, text) => sum + Buffer.byteLength(text), 0)
  const isTaken = await bytes.consume(user.email, size).then(
    () => true,
    () => false,
  )
  if (!isTaken) return { ok: false, status: 429 }
  return { ok: true, rendered: await renderInTurns(texts) }
}

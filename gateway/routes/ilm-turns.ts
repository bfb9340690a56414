import type { Context } from 'hono'
import type { User } from '#domain/account/account.ts'
import { returnIlmMessage, takeIlmMessage } from '../data/ilm-use.ts'
import type { GatewayParts } from '../gateway-parts.ts'
import { refuse } from '../http/refuse.ts'

/** The client gives up after 30 s (CHT-22); a refusal it can show should reach it before. */
export const REPLY_MS = 28_000
/** The day of the quota ends at midnight in Ontario, not in the middle of an evening's study. */
const dayInToronto = new Intl.DateTimeFormat('en-CA', { timeZone: 'America/Toronto', dateStyle: 'short' })

/** CHT-03: an active subscription that has not run out. */
export function hasIlm({ subscriptionActive, subscriptionExpiry }: User, now: Date): boolean {
  return subscriptionActive && (subscriptionExpiry === null || Date.parse(subscriptionExpiry) > now.getTime())
}

export const refuseWithoutIlm = (c: Context): Response =>
  refuse(c, 403, 'Your plan does not include Ilm.', { code: 'no-subscription' })

type TakenTurn = { ok: true; giveBack: () => Promise<void> } | { ok: false; refusal: Response }

/** One turn of a student's day with Ilm: not too quick after the one before, and counted. `giveBack` is for one that came to nothing. */
export async function takeIlmTurn(
  c: Context,
  { database, throttles, now, ilmDailyMessages }: GatewayParts,
  user: User,
): Promise<TakenTurn> {
  const taken = await throttles.chatPerUser.take(user.id)
  if (!taken.ok)
    return { ok: false, refusal: refuse(c, 429, "You're sending messages too quickly. Please wait a moment.", taken) }
  const use = { userId: user.id, day: dayInToronto.format(now()) }
  if (await takeIlmMessage(database, { ...use, limit: ilmDailyMessages }))
    return { ok: true, giveBack: () => returnIlmMessage(database, use) }
  const more = { code: 'daily-limit', retryAfterSeconds: 3600 } as const
  return { ok: false, refusal: refuse(c, 429, "You've hit your daily chat limit!", more) }
}

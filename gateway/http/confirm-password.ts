import type { Context } from 'hono'
import type { GatewayParts } from '../gateway-parts.ts'
import { clientAddress } from './client-address.ts'
import type { GatewayEnv } from './gateway-env.ts'
import { refuse, refuseBusy, refuseTries } from './refuse.ts'

/** Checks the password of whoever is signed in, before something that cannot be undone; the refusal, or undefined when right. */
export async function confirmPassword(
  c: Context<GatewayEnv>,
  { guard, hasher, trustedProxies, now }: GatewayParts,
  password: string,
): Promise<Response | undefined> {
  const admitted = await guard.admitSignedIn(c.get('user').id, now())
  if (!admitted.ok) return refuseTries(c, admitted.retryAfterSeconds)
  const verified = await hasher.verify(c.get('passwordHash'), password, clientAddress(c, trustedProxies))
  if (!verified.ok) {
    await admitted.withdraw()
    return refuseBusy(c)
  }
  // 400, not 401: a mistyped password must not end the session (SES-08)
  if (!verified.value) return refuse(c, 400, 'That password is not right.', { code: 'wrong-password' })
  await admitted.succeed()
  return undefined
}

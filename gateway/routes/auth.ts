import type { Context, Hono } from 'hono'
import { loginSchema, registrationSchema, type SignedIn, type User } from '#domain/account/account.ts'
import { gatewayContract } from '#domain/gateway-contract/gateway-contract.ts'
import { isCommonPassword } from '../account/common-passwords.ts'
import { describeDevice } from '../account/describe-device.ts'
import { isOutdated } from '../account/hash-password.ts'
import { sessionEnd } from '../account/session-tokens.ts'
import { deleteSession, insertSession } from '../data/sessions.ts'
import { findUserByEmail, insertUser, renewHash } from '../data/users.ts'
import type { GatewayParts } from '../gateway-parts.ts'
import { clientAddress } from '../http/client-address.ts'
import type { GatewayEnv } from '../http/gateway-env.ts'
import { readBody } from '../http/read-input.ts'
import { refuse, refuseBusy, refuseCommonPassword, refuseTries } from '../http/refuse.ts'

export const DEVICE_MARK_HEADER = 'x-device-mark'

/** Register, sign in, sign out. */
export function addAuthRoutes(app: Hono<GatewayEnv>, parts: GatewayParts): void {
  const { database, hasher, tokens, throttles, guard, marks, now, newId } = parts

  /** A session that begins now, on the device that asks. */
  function newSession(c: Context<GatewayEnv>) {
    const begin = now()
    return {
      id: newId(),
      device: describeDevice(c.req.header('user-agent')),
      createdAt: begin.toISOString(),
      expiresAt: sessionEnd(begin).toISOString(),
    }
  }

  /** What a device gets with its session. */
  async function signedIn(
    c: Context<GatewayEnv>,
    user: User,
    session: ReturnType<typeof newSession>,
    isKnownDevice: boolean,
  ): Promise<SignedIn> {
    const who = { userId: user.id, email: user.email, sessionId: session.id }
    const token = await tokens.sign(who, new Date(session.expiresAt))
    c.header('Cache-Control', 'no-store')
    return { token, user, ...(!isKnownDevice && { deviceMark: marks.make(user.email, new Date(session.createdAt)) }) }
  }

  app.post(gatewayContract.register.path, async (c) => {
    const body = await readBody(c, registrationSchema)
    if (!body.ok) return refuse(c, 400, body.error)
    c.set('aboutEmail', body.data.email)
    const { password, ...person } = body.data
    if (await isCommonPassword(password, person.email)) return refuseCommonPassword(c)
    const address = clientAddress(c, parts.trustedProxies)
    const taken = await throttles.registerPerAddress.take(address)
    if (!taken.ok) return refuseTries(c, taken.retryAfterSeconds)
    const hashed = await hasher.hash(password, address)
    if (!hashed.ok) return refuseBusy(c)
    const account = { id: newId(), ...person, passwordHash: hashed.value, createdAt: now().toISOString() }
    const session = newSession(c)
    const user = await insertUser(database, account, session)
    if (!user) return refuse(c, 409, 'User already exists')
    return c.json(await signedIn(c, user, session, false), 201)
  })

  app.post(gatewayContract.login.path, async (c) => {
    const body = await readBody(c, loginSchema)
    if (!body.ok) return refuse(c, 400, body.error)
    const { email, password } = body.data
    c.set('aboutEmail', email)
    const address = clientAddress(c, parts.trustedProxies)
    const admitted = await guard.admit({
      email,
      address,
      marks: c.req.header(DEVICE_MARK_HEADER),
      now: now(),
    })
    if (!admitted.ok) return refuseTries(c, admitted.retryAfterSeconds)
    const found = await findUserByEmail(database, email)
    const verified = await hasher.verify(found?.passwordHash, password, address)
    if (!verified.ok) {
      await admitted.withdraw()
      return refuseBusy(c)
    }
    if (!verified.value || !found) return refuse(c, 401, 'Invalid credentials')
    await admitted.succeed()
    const { user, passwordVersion, passwordHash } = found
    if (isOutdated(passwordHash)) {
      parts.background.run('a newer hash of a password', async () => {
        const hashed = await hasher.hash(password, address)
        // too many sign in right now: the next time will do
        if (hashed.ok) await renewHash(database, { userId: user.id, from: passwordHash, to: hashed.value })
      })
    }
    const session = newSession(c)
    await insertSession(database, { ...session, userId: user.id, passwordVersion })
    return c.json(await signedIn(c, user, session, admitted.isKnownDevice))
  })

  app.post(gatewayContract.logout.path, parts.requireUser, async (c) => {
    c.set('aboutEmail', c.get('user').email)
    await deleteSession(database, c.get('sessionId'))
    return c.body(null, 204)
  })
}

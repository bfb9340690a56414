import type { Hono } from 'hono'
import { loginSchema, registrationSchema, type SignedIn, type User } from '#domain/account/account.ts'
import { gatewayContract } from '#domain/gateway-contract/gateway-contract.ts'
import { sessionEnd } from '../account/session-tokens.ts'
import { deleteSession, insertSession } from '../data/sessions.ts'
import { findUserByEmail, insertUser } from '../data/users.ts'
import type { GatewayParts } from '../gateway-parts.ts'
import { clientAddress } from '../http/client-address.ts'
import type { GatewayEnv } from '../http/gateway-env.ts'
import { readBody } from '../http/read-input.ts'
import { refuse } from '../http/refuse.ts'

const BUSY = 'Many students are signing in right now. Please try again in a moment.'
const BUSY_SECONDS = 5
export const TOO_MANY_TRIES = 'Too many attempts. Please wait a little and try again.'

/** Register, sign in, sign out. */
export function addAuthRoutes(app: Hono<GatewayEnv>, parts: GatewayParts): void {
  const { database, hasher, tokens, throttles, now, newId } = parts

  async function signIn(user: User): Promise<SignedIn> {
    const sessionId = newId()
    const createdAt = now()
    const expiresAt = sessionEnd(createdAt)
    await insertSession(database, {
      id: sessionId,
      userId: user.id,
      createdAt: createdAt.toISOString(),
      expiresAt: expiresAt.toISOString(),
    })
    return { token: await tokens.sign({ userId: user.id, email: user.email, sessionId }, expiresAt), user }
  }

  app.post(gatewayContract.register.path, async (c) => {
    const body = await readBody(c, registrationSchema)
    if (!body.ok) return refuse(c, 400, body.error)
    const taken = await throttles.registerPerAddress.take(clientAddress(c, parts.trustedProxies))
    if (!taken.ok) return refuse(c, 429, TOO_MANY_TRIES, taken)
    const { password, ...person } = body.data
    const hashed = await hasher.hash(password)
    if (!hashed.ok) return refuse(c, 503, BUSY, { retryAfterSeconds: BUSY_SECONDS })
    const user = await insertUser(database, {
      id: newId(),
      ...person,
      passwordHash: hashed.value,
      createdAt: now().toISOString(),
    })
    if (!user) return refuse(c, 409, 'User already exists')
    c.header('Cache-Control', 'no-store')
    return c.json(await signIn(user), 201)
  })

  app.post(gatewayContract.login.path, async (c) => {
    const body = await readBody(c, loginSchema)
    if (!body.ok) return refuse(c, 400, body.error)
    const { email, password } = body.data
    const address = clientAddress(c, parts.trustedProxies)
    const ofAddress = await throttles.signInPerAddress.take(address)
    if (!ofAddress.ok) return refuse(c, 429, TOO_MANY_TRIES, ofAddress)
    const ofAccount = await throttles.signInPerAccount.take(email)
    if (!ofAccount.ok) return refuse(c, 429, TOO_MANY_TRIES, ofAccount)
    const found = await findUserByEmail(database, email)
    const verified = await hasher.verify(found?.passwordHash, password)
    if (!verified.ok) {
      // nothing was tried, so nothing counts
      await Promise.all([throttles.signInPerAddress.giveBack(address), throttles.signInPerAccount.giveBack(email)])
      return refuse(c, 503, BUSY, { retryAfterSeconds: BUSY_SECONDS })
    }
    if (!verified.value || !found) return refuse(c, 401, 'Invalid credentials')
    await Promise.all([throttles.signInPerAddress.giveBack(address), throttles.signInPerAccount.forget(email)])
    c.header('Cache-Control', 'no-store')
    return c.json(await signIn(found.user))
  })

  app.post(gatewayContract.logout.path, parts.requireUser, async (c) => {
    await deleteSession(database, c.get('sessionId'))
    return c.body(null, 204)
  })
}
